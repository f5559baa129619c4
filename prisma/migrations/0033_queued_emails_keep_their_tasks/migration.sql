-- The tasks that send emails have new names. Jobs queued under the old names, reminders months ahead among them, must still
-- be sent after this release is installed on an older database, so their tasks are renamed. A new database has no job queue
-- yet: it is created after the migrations.
DO $$
DECLARE
  renamed RECORD;
BEGIN
  FOR renamed IN
    SELECT * FROM (VALUES
      ('booking-letter', 'booking-email'),
      ('inquiry-letter', 'inquiry-email'),
      ('newsletter-letter', 'newsletter-email')
    ) AS names (before, after)
  LOOP
    UPDATE dead_jobs SET task = renamed.after WHERE task = renamed.before;
    IF to_regclass('graphile_worker._private_tasks') IS NOT NULL THEN
      -- The new name may exist already, where a newer release has run on this database before.
      INSERT INTO graphile_worker._private_tasks (identifier) VALUES (renamed.after) ON CONFLICT DO NOTHING;
      UPDATE graphile_worker._private_jobs SET task_id = (
        SELECT id FROM graphile_worker._private_tasks WHERE identifier = renamed.after
      ) WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = renamed.before);
      DELETE FROM graphile_worker._private_tasks WHERE identifier = renamed.before;
    END IF;
  END LOOP;
END $$;
