-- Codes that only the application checked so far.
ALTER TABLE clients ADD CONSTRAINT contact_method_is_known CHECK (preferred_contact IN ('email', 'phone', 'text'));
ALTER TABLE bookings ADD CONSTRAINT contact_method_is_known CHECK (preferred_contact IN ('email', 'phone', 'text'));
ALTER TABLE audit_events
  ADD CONSTRAINT actor_kind_is_known CHECK (actor_kind IN ('visitor', 'staff', 'system', 'terminal', 'database'));
ALTER TABLE services
  ADD CONSTRAINT service_category_is_known CHECK (category IN ('recovery', 'consultation', 'investigation')),
  ADD CONSTRAINT service_type_is_known CHECK (
    type IN (
      'cryptocurrency-recovery', 'investment-fraud-recovery', 'financial-scam-recovery', 'regulatory-complaint', 'legal-consultation',
      'financial-investigation', 'initial-consultation', 'follow-up', 'specialized-treatment', 'comprehensive-assessment', 'recovery',
      'consultation', 'investigation', 'legal'
    )
  );
