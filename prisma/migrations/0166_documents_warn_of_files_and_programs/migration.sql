-- Staff are also warned of a PDF that starts a program, and of files that are embedded in a document.
ALTER TABLE documents DROP CONSTRAINT document_warnings_are_known;
ALTER TABLE documents ADD CONSTRAINT document_warnings_are_known CHECK (warnings <@ ARRAY['macros', 'script', 'launch', 'embedded']);
