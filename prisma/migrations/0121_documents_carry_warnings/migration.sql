-- A Word or Excel file with macros and a PDF with a script are evidence, so they are stored. Staff are warned before they open one.
ALTER TABLE documents ADD COLUMN warnings TEXT[] NOT NULL DEFAULT '{}';
ALTER TABLE documents ADD CONSTRAINT document_warnings_are_known CHECK (warnings <@ ARRAY['macros', 'script']);
