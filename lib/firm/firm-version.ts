import type { FirmFacts } from "./settings";

/** One version of the firm's record, with the facts that differ from the version before. */
export type FirmVersion = {
  readonly version: number;
  readonly at: Date;
  /** Undefined if it was saved in a terminal or by the first start. */
  readonly by: string | undefined;
  readonly fields: readonly (keyof FirmFacts)[];
};
