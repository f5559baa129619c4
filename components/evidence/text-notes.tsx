import { Alert } from "@/components/ui/alert";
import type { Warning } from "@/lib/transfers/kinds";

import type { EvidenceTexts } from "./texts";

const noted = {
  "checksum-failed": "checksum",
  "token-contract-not-recipient": "contract",
  "lookalike-host": "lookalike",
  "text-cut": "cut",
} as const satisfies Partial<Record<Warning, string>>;

type Props = {
  readonly texts: EvidenceTexts;
  readonly warnings: readonly Warning[];
  /** Whether no payment was found. */
  readonly isEmpty: boolean;
};

/** What the visitor must know about the text as a whole. */
export function TextNotes({ texts: { found, warnings: sentences }, warnings, isEmpty }: Props) {
  return (
    <>
      {isEmpty && <Alert tone="info">{found.none}</Alert>}
      {(Object.keys(noted) as (keyof typeof noted)[])
        .filter((warning) => warnings.includes(warning))
        .map((warning) => (
          <Alert key={warning} tone="warn">
            {sentences[noted[warning]]}
          </Alert>
        ))}
    </>
  );
}
