import type { Messages } from "@/lib/platform/i18n/messages";

/** The texts of the page, which its server part passes on. */
export type EvidenceTexts = Messages["evidence"];
