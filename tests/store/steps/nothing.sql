-- Why: a test wants many steps.
SELECT 1;
