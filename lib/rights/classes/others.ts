import { classesOf } from "./class";
import type { Classes } from "./class";

/** Tables about staff, the firm and the system. */
export const otherClasses = classesOf({
  audit_events: {
    retention: "audit",
    erase: "keep",
    kept: "audit",
    personal: "subject_id",
    other: "id at actor_kind actor_id action subject_kind details",
  },
  audit_seals: { retention: "firm", other: "seq event_id sealed_at row_hash chain_hash" },
  audit_anchors: { retention: "firm", other: "seq chain_hash at" },
  audit_checks: { retention: "operations", other: "id asked_at started_at seen_at finished_at total checked fault" },
  ad_exports: {
    retention: "firm",
    other: "id kind state terms made_at made_by_id sent_at answered_at request_id answer",
  },
  backup_reports: { retention: "operations", other: "kind passed_at" },
  privacy_answers: { retention: "newsletter-proof", other: "id version locale purposes answered_at" },
  invoice_counters: { retention: "payments", other: "kind year last" },
  advisers: {
    retention: "staff",
    other: "id slug name email zone languages daily_cap is_active video_url created_at version position",
  },
  adviser_photos: { retention: "staff", other: "adviser_id hash content changed_at" },
  adviser_skills: { retention: "firm", other: "adviser_id service_id" },
  weekly_hours: { retention: "firm", other: "id adviser_id weekday opens_minute closes_minute valid_from valid_to" },
  day_exceptions: {
    retention: "firm",
    other: "id adviser_id first_day last_day opens_minute closes_minute note opens_on_closures",
  },
  holiday_overrides: { retention: "firm", other: "day is_closed name" },
  calendar_feeds: { retention: "firm", other: "adviser_id token_hash made_at last_read_at" },
  busy_calendars: {
    retention: "firm",
    other:
      "adviser_id connection_id address_cipher connected_at tried_at read_at failing_since failure entries problems",
  },
  busy_times: { retention: "firm", other: "adviser_id starts_at ends_at" },
  rules_version: { retention: "firm", other: "id version" },
  claims: {
    retention: "firm",
    other:
      "id key kind profile facts evidence_url evidence_file_id evidence_dated_on left_out_locales expires_on owner_id position version verified_by_id second_verifier_id verified_on proposed_by_id proposed_at state",
  },
  texts: { retention: "firm", other: "id kind key topic_id position deleted_at version seed_version" },
  source_checks: { retention: "firm", other: "url checked_at failing_since failed_on failure" },
  text_pictures: { retention: "firm", other: "name width height hash content added_at" },
  text_versions: {
    retention: "firm",
    other:
      "id text_id locale number head body original_blocks published_on updated_on publish_at published_by_id created_at withdrawn_at",
  },
  text_drafts: {
    retention: "firm",
    other: "text_id locale head body original_blocks version saved_at saved_by_id",
  },
  law_rules: { retention: "firm", other: "id content withdrawn_at withdrawn_by_id withdrawn_reason" },
  counsel_readings: { retention: "firm", other: "id text_id number counsel read_on" },
  confirmations: {
    retention: "firm",
    other:
      "id kind subject_id content_hash evidence_url evidence_file_id expires_on proposed_by_id proposed_at note confirmed_by_id confirmed_at confirmed_on ended_at end_reason ended_by_id end_note reminded_days state",
  },
  evidence_files: {
    retention: "firm",
    other: "id name_cipher type bytes sha256 content_cipher uploaded_by_id uploaded_at",
  },
  claim_texts: { retention: "firm", other: "claim_id locale text source limits" },
  firm_settings: { retention: "firm", other: "profile version facts changed_at changed_by_id" },
  firm_proposals: { retention: "firm", other: "profile kind content" },
  firm_logos: {
    retention: "firm",
    other:
      "id kind name picture png width height left_out contrast_on_light contrast_on_dark uploaded_by_id uploaded_at",
  },
  setup_marks: { retention: "firm", other: "kind about staff_id marked_on" },
  record_changes: { retention: "firm", other: "subject changed_at version" },
  services: {
    retention: "firm",
    other:
      "id slug type category icon minutes buffer_before_minutes buffer_after_minutes slot_grid_minutes min_notice_minutes horizon_days is_active confirmed_at available_for_new_clients position retired_at version",
  },
  service_aliases: { retention: "firm", other: "alias service_id" },
  service_texts: { retention: "firm", other: "service_id locale name description" },
  price_periods: { retention: "firm", other: "service_id currency kind valid_from amount_minor" },
  service_prices: { retention: "firm", other: "service_id currency initial_minor follow_up_minor" },
  reply_templates: { retention: "firm", other: "id service_id ends_contact position retired_at version" },
  reply_template_texts: { retention: "firm", other: "template_id locale name text" },
  staff_signatures: { retention: "staff", other: "staff_user_id locale text" },
  staff_users: {
    retention: "staff",
    other:
      "id email name role password_hash password_version is_active ended_at version must_change_password totp_secret_cipher totp_enrolled_at totp_last_step totp_new_secret_cipher totp_new_secret_at locale has_task_emails task_email_on has_statistics_emails statistics_email_on adviser_id created_at",
  },
  mail_tests: { retention: "staff", other: "id staff_user_id requested_at finished_at outcome error" },
  staff_sessions: {
    retention: "staff",
    other: "id staff_user_id created_at seen_at ended_at reauthenticated_at token_version browser system",
  },
  // A saved filter may contain a client's email address, URL-encoded: "@" as "%40", "+" as "%2B" and "'" as "%27".
  saved_views: {
    retention: "staff",
    erase: "delete",
    rows: "exists (select from unnest(person.emails) e where position(replace(replace(replace(e, '@', '%40'), '+', '%2b'), '''', '%27') in lower(saved_views.query)) > 0)",
    personal: "query",
    other: "id staff_user_id page name created_at",
  },
  staff_recovery_codes: { retention: "staff", other: "staff_user_id code_hash used_at" },
  staff_pending_sign_ins: {
    retention: "hours",
    other: "token_hash staff_user_id password_version code_count created_at",
  },
  staff_links: {
    retention: "staff",
    other: "id token_hash kind staff_user_id password_version created_at expires_at used_at",
  },
  second_factor_resets: {
    retention: "staff",
    other: "id staff_user_id requested_by_id requested_at confirmed_by_id confirmed_at",
  },
  password_reset_requests: { retention: "hours", other: "id email_cipher locale requested_at" },
  staff_notices: {
    retention: "operations",
    other: "id source adviser_id kind reference facts happened_at batch_id",
  },
  staff_absences: { retention: "staff", other: "id staff_id cover_id starts_at ends_at" },
  // The worker deletes these rows after 12 months. An account is that of a staff member, or a keyed hash.
  refused_attempts: { retention: "operations", other: "hour kind account network count first_at last_at" },
  // Nobody can repeat the hash in `visitor` once the salt of its day is deleted, so no row belongs to a person.
  analytics_events: {
    retention: "operations",
    other: "visitor at key name route locale device country source campaign props",
  },
  analytics_visits: {
    retention: "operations",
    other:
      "visitor started_at ended_at views acts entry exit locale device country source campaign routes events booked returns",
  },
  analytics_hours: { retention: "firm", other: "hour dimension value hits visits bounces seconds booked" },
  analytics_days: {
    retention: "firm",
    other: "day filter filter_value dimension value hits visits visitors bounces seconds booked",
  },
  analytics_outcomes: { retention: "firm", other: "hour name step code kind locale device source took count" },
  campaign_costs: { retention: "firm", other: "day campaign code currency cost_micros clicks stored_at" },
  statistics_remarks: { retention: "firm", other: "id day text created_by_id created_at removed_at" },
  analytics_salts: { retention: "hours", other: "day salt made_at" },
  analytics_stale_hours: { retention: "hours", other: "hour version" },
  rate_limits: { retention: "hours", other: "key points expire" },
  installation: {
    retention: "operations",
    other: "id mode created_at second_factor_since hmac_root_cipher system_identifier database_name mail_held_at",
  },
  key_rotation: { retention: "operations", other: "id key_id started_at finished_at part after rows unreadable" },
  dead_jobs: { retention: "operations", other: "job_id task found_at batch_id reported_at" },
  webhook_events: { retention: "operations", other: "id provider kind object_id received_at" },
} as const satisfies Classes);
