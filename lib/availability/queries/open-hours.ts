import { db } from "@/lib/platform/db/client";
import type { Day } from "@/lib/platform/time/day";
import type { Interval } from "@/lib/platform/time/instant";

import { holidaysFromTo } from "../holidays";
import type { Region } from "../holidays";
import type { OfficeRule } from "../schedule";
import { dayRule, windowsOn } from "../windows";
import type { DayRule } from "../windows";
import { rulesOf } from "./rules";
import type { StoredAdviser } from "./rules";

export type AdviserHours = {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly dailyCap: number;
  readonly isActive: boolean;
  /** The hours of the adviser on each day, and the rule that sets them. Days are in the adviser's time zone. */
  readonly days: readonly {
    readonly day: Day;
    readonly open: readonly Interval[];
    readonly setBy: DayRule["setBy"];
    /** The name of the public holiday that closes the day. */
    readonly holiday: string | null;
  }[];
};

type HoursRequest = {
  readonly days: readonly [Day, ...Day[]];
  readonly office: { readonly zone: string; readonly horizonDays: number; readonly holidays: Region };
};

/** Finds the rules of all advisers and of the office that decide when they work on these days. */
export async function findWorkRules({ days, office }: HoursRequest): Promise<{
  readonly advisers: readonly StoredAdviser[];
  readonly office: OfficeRule;
}> {
  const { version } = await db.rulesVersion.findUniqueOrThrow({ where: { id: 1 }, select: { version: true } });
  const [first] = days;
  const last = days.at(-1) ?? first;
  // The hours do not depend on a service, so `rulesOf` gets an empty id, which no service has.
  const rules = await rulesOf("", { from: first, version });
  return {
    advisers: rules.advisers,
    office: {
      zone: office.zone,
      horizonDays: office.horizonDays,
      exceptions: rules.officeExceptions,
      holidays: holidaysFromTo({ first, last }, { region: office.holidays, overrides: rules.holidayOverrides }),
    },
  };
}

/** Finds when each adviser works on these days, regardless of the service. The advisers are in their order. */
export async function findOpenHours(request: HoursRequest): Promise<readonly AdviserHours[]> {
  const { advisers, office } = await findWorkRules(request);
  return advisers.map((adviser) => ({
    id: adviser.id,
    name: adviser.name,
    zone: adviser.zone,
    dailyCap: adviser.dailyCap,
    isActive: adviser.isActive,
    days: request.days.map((day) => {
      const { setBy } = dayRule(day, adviser, office);
      return {
        day,
        setBy,
        open: windowsOn(day, adviser, office).map(({ start, end }) => ({ start, end })),
        holiday: setBy === "holiday" ? (office.holidays.get(day) ?? null) : null,
      };
    }),
  }));
}
