-- Each request counts against a limit. Unlogged, the count costs no wait for the disk; after a crash of the database it
-- begins anew, which a limit can bear. Old rows are swept by a job.
ALTER TABLE rate_limits SET UNLOGGED;
