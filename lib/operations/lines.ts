import type { PartStatus } from "@/lib/platform/status/parts";

import type { OperationsFacts } from "./facts";
import { lineNames, rules } from "./rules";
import type { Found, LineName, LineState } from "./rules";

/** A line of the page Operations. */
export type OperationsLine = Found & { readonly name: LineName; readonly state: LineState };

/** Computes the lines of the page. The parts of `/api/status` have the judgement that it gives. */
export function toOperationsLines(facts: OperationsFacts): readonly OperationsLine[] {
  return lineNames.map((name) => {
    const found = rules[name](facts);
    if (isPair(found)) return { name, state: found[0], ...found[1] };
    const { needsLook = false, ...part } = found;
    return { name, state: stateOf(facts.site[name as keyof typeof facts.site].status, needsLook), ...part };
  });
}

type Pair = readonly [LineState, Found];
const isPair = (found: Pair | Found): found is Pair => Array.isArray(found);

function stateOf(status: PartStatus, needsLook: boolean): LineState {
  if (status === "failed") return "act";
  if (status === "unknown") return "unknown";
  return needsLook ? "look" : "fine";
}

/** The lines by state. */
export function toSections(facts: OperationsFacts): Readonly<Record<LineState, readonly OperationsLine[]>> {
  const lines = toOperationsLines(facts);
  const inState = (state: LineState) => lines.filter((line) => line.state === state);
  return {
    act: inState("act"),
    look: inState("look"),
    unknown: inState("unknown"),
    fine: inState("fine"),
    off: inState("off"),
  };
}
