import ICAL from "ical.js";
import { findIana } from "windows-iana";

import { utcDay } from "@/lib/platform/time/day";
import { msPerDay, msPerMinute, msPerSecond } from "@/lib/platform/time/instant";
import { resolveWall } from "@/lib/platform/time/zone";
import { isZone } from "@/lib/platform/time/zone-id";

/** A zone of the IANA database, whose clock changes we know better than a calendar that was exported years ago. */
class KnownZone extends ICAL.Timezone {
  constructor(private readonly zone: string) {
    super({ tzid: zone });
  }

  /** The zone's offset in seconds at a local time. */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const wall = Date.UTC(year, month - 1, day, hour, minute, second);
    const minuteOfDay = Math.floor((wall - Math.floor(wall / msPerDay) * msPerDay) / msPerMinute);
    const instant = resolveWall(utcDay(wall), minuteOfDay, this.zone) + (wall % msPerMinute);
    return (wall - instant) / msPerSecond;
  }
}

export type CalendarZones = {
  /** The adviser's zone. */
  readonly own: ICAL.Timezone;
  /** Finds the zone with a name that the calendar uses. */
  find(name: string): ICAL.Timezone | undefined;
};

/**
 * Returns the zones of a calendar. A name is that of the IANA database, also at the end of a path, as in
 * "/mozilla.org/20050126_1/Europe/Berlin", or a name of Windows, or one that the calendar describes in a VTIMEZONE.
 */
export function calendarZones(zone: string, described: readonly ICAL.Component[]): CalendarZones {
  const own = new KnownZone(zone);
  const cached = new Map<string, ICAL.Timezone | undefined>();
  const find = (name: string) => {
    const known = ianaName(name);
    if (known !== undefined) return new KnownZone(known);
    const component = described.find((each) => each.getFirstPropertyValue("tzid") === name);
    return component && new ICAL.Timezone({ component, tzid: name });
  };
  return {
    own,
    find(name) {
      if (!cached.has(name)) cached.set(name, find(name));
      return cached.get(name);
    },
  };
}

function ianaName(name: string): string | undefined {
  const parts = name.replace(/^\/+/, "").split("/");
  const candidates = [name, parts.slice(-3).join("/"), parts.slice(-2).join("/")];
  return candidates.find(isZone) ?? findIana(name)[0];
}
