import type { PartyKind } from "@/lib/cases/kinds";

/** An invented wallet address. No real wallet has an address that ends in so many zeros. */
export const wallet = "0xd3a0f5c1e0000000000000000000000000000000";

export type Sample = {
  readonly kind: string;
  readonly completed: number;
  /** Manual rules of the next step that are met already. */
  readonly met?: readonly string[];
  readonly parties: readonly (readonly [PartyKind, string])[];
  readonly outcome?: "full" | "none";
};

/** Cases in several stages: a new one, one ready for its next step, one that waits for answers, and two that ended. */
export const samples: readonly Sample[] = [
  {
    kind: "crypto",
    completed: 0,
    parties: [
      ["platform", "Sample Coin Trade"],
      ["wallet", wallet],
    ],
  },
  {
    kind: "investment",
    completed: 2,
    met: ["agreement-signed", "letters-approved"],
    parties: [
      ["firm", "Sample Bright Capital Ltd"],
      ["domain", "bright-capital.example"],
    ],
  },
  {
    kind: "crypto",
    completed: 3,
    met: ["account-checked"],
    parties: [
      ["wallet", wallet],
      ["person", "Sample Agent"],
    ],
  },
  { kind: "bank", completed: 5, parties: [["firm", "Sample Payments Inc"]], outcome: "full" },
  { kind: "romance", completed: 1, parties: [["person", "Sample Friend"]], outcome: "none" },
];
