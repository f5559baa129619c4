-- Rows that the first release wrote. The test itself adds the bookings, because it needs their manage links.
insert into services (id, slug, type, category, icon, minutes, slot_grid_minutes, min_notice_minutes, position) values
  ('66a1f0c25d3b9e0012ab4c01', 'initial-consultation', 'initial-consultation', 'consultation', 'phone', 60, 30, 120, 1);
insert into service_texts (service_id, locale, name, description) values ('66a1f0c25d3b9e0012ab4c01', 'en', 'Initial Consultation', '');
insert into service_prices (service_id, currency, initial_minor) values ('66a1f0c25d3b9e0012ab4c01', 'CAD', 0);
insert into advisers (slug, name, email, zone, languages, daily_cap) values
  ('old-adviser', 'Old Adviser', 'adviser@example.com', 'America/Toronto', '{en}', 8);
insert into clients (email, first_name, last_name, phone, preferred_contact, locale, zone) values
  ('old@example.com', 'Old', 'Sample', '+1 416 555 0142', 'phone', 'en', 'America/Toronto');
insert into audit_events (at, actor_kind, action, subject_kind, subject_id) values
  ('2026-11-02T10:00Z', 'visitor', 'booking.cancelled', 'booking', '3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b702');
insert into contact_messages (reference, state, first_name, last_name, email, subject_cipher, message_cipher, text_hash, locale, consent_version, consent_at) values
  ('MSG-OLD', 'received', 'Old', 'Sample', 'old@example.com', '', '', sha256('old'), 'de', '2026-11', '2026-11-01T10:00Z');
insert into leads (reference, state, first_name, last_name, email, phone, service, estimated_loss, urgency, locale, consent_version, consent_at) values
  ('REQ-OLD', 'received', 'Old', 'Sample', 'old@example.com', '+1 416 555 0142', 'initial-consultation', 'unknown', 'today', 'en', '2026-11', '2026-11-01T10:00Z');
