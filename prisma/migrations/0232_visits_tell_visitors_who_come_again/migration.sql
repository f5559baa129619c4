-- Counting the distinct visitors of a million visits sorts all of them. Most visitors of a day make one visit, so only the others are sorted.
ALTER TABLE analytics_visits ADD COLUMN returns boolean NOT NULL DEFAULT false;
-- A visitor's id holds for one day, so the visits of one id are few.
UPDATE analytics_visits SET returns = true
  WHERE visitor IN (SELECT visitor FROM analytics_visits GROUP BY visitor HAVING count(*) > 1);
