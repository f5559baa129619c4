-- Each row is one submission of an inquiry form, so the table is named after submissions. Only names change.
ALTER TABLE inquiry_occasions RENAME TO inquiry_submissions;
ALTER TABLE inquiry_submissions RENAME CONSTRAINT inquiry_occasions_pkey TO inquiry_submissions_pkey;
ALTER TABLE inquiry_submissions RENAME CONSTRAINT inquiry_occasions_contact_message_id_fkey TO inquiry_submissions_contact_message_id_fkey;
ALTER TABLE inquiry_submissions RENAME CONSTRAINT inquiry_occasions_lead_id_fkey TO inquiry_submissions_lead_id_fkey;
ALTER TABLE inquiry_submissions RENAME CONSTRAINT occasion_makes_one_record TO submission_makes_one_record;
ALTER INDEX inquiry_occasions_created_at_idx RENAME TO inquiry_submissions_created_at_idx;
