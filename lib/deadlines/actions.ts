"use server";

import { ok } from "@/lib/platform/result";
import type { ErrorCode, Result } from "@/lib/platform/result";
import { staffAction } from "@/lib/platform/web/staff-action";

import {
  confirmRule as confirm,
  proposeRule as propose,
  sendBackRule as sendBack,
  takeBackRule as takeBack,
  withdrawRule as withdraw,
} from "./commands";
import { confirmedRule, proposedRule, ruleTarget, sentBackRule, withdrawnRule } from "./schema";

/** Only administrators say what the law is. */
const shared = { limit: "staffAction", needs: "settings.change", refreshes: ["law-rules"] } as const;

/** Opens the page of rules again, with a notice, if the command has succeeded. */
async function then<E extends ErrorCode, Rule extends string>(
  command: Promise<Result<unknown, E, Rule>>,
  done: string,
): Promise<Result<string, E, Rule>> {
  const result = await command;
  return result.ok ? ok(`/dashboard/settings/rules?done=${done}`) : result;
}
const next = (address: string) => address;

export const proposeRule = staffAction({
  ...shared,
  name: "law-rule.propose",
  schema: proposedRule,
  run: (input, staff, { now }) => then(propose(staff, input, now), "proposed"),
  next,
});

export const confirmRule = staffAction({
  ...shared,
  name: "law-rule.confirm",
  schema: confirmedRule,
  run: (input, staff, { now }) => then(confirm(staff, input, now), "confirmed"),
  refusals: { own: "message" },
  next,
});

export const sendBackRule = staffAction({
  ...shared,
  name: "law-rule.send-back",
  schema: sentBackRule,
  run: (input, staff, { now }) => then(sendBack(staff, input, now), "sentBack"),
  refusals: { own: "message" },
  next,
});

export const takeBackRule = staffAction({
  ...shared,
  name: "law-rule.take-back",
  schema: ruleTarget,
  run: (input, staff, { now }) => then(takeBack(staff, input, now), "takenBack"),
  next,
});

export const withdrawRule = staffAction({
  ...shared,
  name: "law-rule.withdraw",
  schema: withdrawnRule,
  run: (input, staff, { now }) => then(withdraw(staff, input, now), "withdrawn"),
  next,
});
