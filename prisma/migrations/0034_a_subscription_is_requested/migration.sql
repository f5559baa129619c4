-- Names of the usual vocabulary: a subscription is requested, confirmed and unsubscribed. Queued emails of the former kind
-- "asked" are renamed with their delivery keys, so that each is still sent, and sent only once.
ALTER TABLE link_requests RENAME COLUMN asked_at TO requested_at;
ALTER INDEX link_requests_asked_at_idx RENAME TO link_requests_requested_at_idx;

ALTER TABLE newsletter_consents RENAME COLUMN asked_at TO requested_at;
ALTER TABLE newsletter_consents RENAME COLUMN leave_hash TO unsubscribe_hash;
ALTER INDEX newsletter_consents_asked_at_idx RENAME TO newsletter_consents_requested_at_idx;
ALTER INDEX newsletter_consents_leave_hash_idx RENAME TO newsletter_consents_unsubscribe_hash_idx;

ALTER TABLE newsletter_subscribers RENAME COLUMN leave_hash TO unsubscribe_hash;
ALTER INDEX newsletter_subscribers_leave_hash_key RENAME TO newsletter_subscribers_unsubscribe_hash_key;

ALTER TABLE newsletter_suppressions RENAME COLUMN leave_hash TO unsubscribe_hash;

UPDATE mail_deliveries SET key = replace(key, 'newsletter-asked:', 'newsletter-confirm:') WHERE key LIKE 'newsletter-asked:%';
UPDATE email_slots SET delivery_key = replace(delivery_key, 'newsletter-asked:', 'newsletter-confirm:')
  WHERE delivery_key LIKE 'newsletter-asked:%';

DO $$
BEGIN
  IF to_regclass('graphile_worker._private_jobs') IS NOT NULL THEN
    UPDATE graphile_worker._private_jobs SET payload = payload::jsonb || '{"kind": "confirm"}'
      WHERE payload ->> 'kind' = 'asked' AND payload ->> 'consentId' IS NOT NULL;
  END IF;
END $$;
