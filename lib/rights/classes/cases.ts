import { classesOf } from "./class";
import type { Classes } from "./class";

/**
 * The record of the work on a case proves what was done. An erasure on request therefore keeps this record until its
 * retention period ends.
 */
const caseFile = { retention: "client-file", erase: "keep", kept: "case-file" } as const;

export const caseClasses = classesOf({
  case_rule_sets: { retention: "firm", other: "version rules created_at created_by_id" },
  case_steps: { retention: "client-file", other: "case_id step completed_at completed_by_id emails_client" },
  cases: {
    ...caseFile,
    personal: "close_reason_cipher",
    other: "id reference client_id owner_id adviser_id kind state outcome rule_set_version opened_at closed_at version",
  },
  case_rules_met: {
    ...caseFile,
    personal: "note_cipher",
    other: "case_id rule step is_derived met_at met_by_id second_met_at second_met_by_id",
  },
  case_decisions: { ...caseFile, personal: "reason_cipher", other: "id case_id kind step outcome at by_id" },
  case_losses: {
    ...caseFile,
    personal: "sender_cipher recipient_cipher recipient_hash reference_cipher search_hashes",
    other:
      "id case_id paid_on amount currency rail claim_state returned_amount recipient_since prepared_in_id prepared_row version created_at",
  },
  case_parties: {
    ...caseFile,
    personal: "name normalized_name name_hash search_hashes note_cipher",
    other: "id case_id kind version created_at",
  },
  case_deadlines: {
    ...caseFile,
    personal: "title_cipher",
    other: "id case_id due_on remind_on reminded_at done_at done_by_id version created_at",
  },
  case_letters: {
    ...caseFile,
    personal: "recipient_cipher subject_cipher answer_cipher",
    other: "id case_id kind sent_on answer_due_on answered_on version created_at",
  },
  fee_agreements: {
    retention: "client-file",
    other: "case_id agreed_on rate_basis_points document_id recorded_by_id created_at",
  },
  success_fees: {
    retention: "payments",
    other: "id case_id arrived_on arrived_minor currency rate_basis_points fee_minor recorded_by_id created_at",
  },
  conflict_checks: {
    ...caseFile,
    personal: "reason_cipher",
    other: "id case_id checked_at checked_by_id terms compared matches decision decided_at decided_by_id",
  },
} as const satisfies Classes);
