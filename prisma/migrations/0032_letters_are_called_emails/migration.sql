-- What the product sends is called an email everywhere, so the table that spaces emails out is named for what it holds.
ALTER TABLE letter_turns RENAME TO email_cooldowns;
ALTER TABLE email_cooldowns RENAME COLUMN taken_at TO started_at;
ALTER TABLE email_cooldowns RENAME CONSTRAINT letter_turns_pkey TO email_cooldowns_pkey;
ALTER INDEX letter_turns_taken_at_idx RENAME TO email_cooldowns_started_at_idx;
