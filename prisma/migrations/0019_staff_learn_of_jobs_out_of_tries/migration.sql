-- A job that has used all its tries stays in the queue's table and is never run again, so an email may never leave and
-- no one learns of it. An alarm email tells the office. A row is a job that the alarm has found; it is written before the
-- email is sent, so that nothing is lost when sending fails, and kept as long as the job is in the queue, so that nothing
-- is reported twice. It names the task only, never what the job carries.
CREATE TABLE dead_jobs (
    job_id BIGINT NOT NULL,
    task TEXT NOT NULL,
    found_at TIMESTAMPTZ(3) NOT NULL,
    batch_id UUID,
    reported_at TIMESTAMPTZ(3),

    CONSTRAINT dead_jobs_pkey PRIMARY KEY (job_id),
    CONSTRAINT dead_job_is_reported_in_an_email CHECK (reported_at IS NULL OR batch_id IS NOT NULL)
);
