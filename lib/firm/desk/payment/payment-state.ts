import type { ConfirmationRow } from "@/lib/platform/second-person/confirmation";

import type { FirmFacts } from "../../settings";
import { factOfKind } from "./payment-facts";
import type { PaymentKind } from "./payment-facts";

type Content = FirmFacts["bank"] | FirmFacts["paymentText"];

/** What is in force, and what waits for a second person. */
export type PaymentState = {
  /** "one-of-two" and "change-waits" differ in whether something is in force meanwhile. */
  readonly name: "none" | "one-of-two" | "in-force" | "change-waits" | "refused";
  readonly inForce: Content;
  /** The two people of what is in force. Undefined if it was entered in a terminal. */
  readonly confirmedBy: readonly [string, string] | undefined;
  readonly waiting:
    | {
        readonly id: string;
        readonly content: Content;
        readonly proposer: string;
        readonly at: Date;
        readonly note: string | null;
        /** Whether the bank's statement or letter is attached. */
        readonly hasFile: boolean;
        readonly isOwn: boolean;
      }
    | undefined;
  /** The last proposal, if it was refused. */
  readonly refused: { readonly by: string; readonly reason: string } | undefined;
  /** The number of other administrators who could confirm. */
  readonly others: number;
};

type Source = {
  readonly kind: PaymentKind;
  readonly facts: Pick<FirmFacts, "bank" | "paymentText">;
  readonly proposed: Partial<Pick<FirmFacts, "bank" | "paymentText">> | undefined;
  /** Newest first. */
  readonly history: readonly ConfirmationRow[];
  readonly staffId: string;
  readonly others: number;
};

/** Works out the state of bank details or payment words from the record and what two people did. */
export function paymentState({ kind, facts, proposed, history, staffId, others }: Source): PaymentState {
  const inForce = facts[factOfKind[kind]];
  const [latest] = history;
  const content = proposed?.[factOfKind[kind]] ?? null;
  const waiting =
    latest?.state === "proposed"
      ? {
          id: latest.id,
          content,
          proposer: latest.proposedBy.name,
          at: latest.proposedAt,
          note: latest.note,
          hasFile: latest.evidenceFileId !== null,
          isOwn: latest.proposedById === staffId,
        }
      : undefined;
  const refused =
    latest?.endReason === "sent-back" ? { by: latest.endedBy?.name ?? "", reason: latest.endNote ?? "" } : undefined;
  const confirmedBy =
    latest?.state === "confirmed" && latest.confirmedBy && JSON.stringify(content) === JSON.stringify(inForce)
      ? ([latest.proposedBy.name, latest.confirmedBy.name] as const)
      : undefined;
  const name = waiting
    ? inForce === null
      ? "one-of-two"
      : "change-waits"
    : refused
      ? "refused"
      : inForce === null
        ? "none"
        : "in-force";
  return { name, inForce, confirmedBy, waiting, refused, others };
}
