-- Two roles join administrator, adviser and viewer: a manager runs the office without its settings, and compliance checks claims,
-- reads the audit log and restricted notes, and changes no booking. What each role may do is one table in the code.
ALTER TYPE staff_role ADD VALUE 'manager' AFTER 'admin';
ALTER TYPE staff_role ADD VALUE 'compliance' AFTER 'adviser';
