-- Without a provider, staff send the texts themselves and record it. Such a text has the key of the automatic one, so that it is sent only once.
ALTER TABLE text_messages DROP CONSTRAINT text_has_a_known_state;
ALTER TABLE text_messages
  ADD CONSTRAINT text_has_a_known_state CHECK (state IN ('sending', 'sent', 'delivered', 'undelivered', 'by-hand'));
