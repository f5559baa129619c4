import type { Slot } from "@/lib/availability/schedule";
import { msPerDay, msPerMinute, overlaps } from "@/lib/platform/time/instant";
import type { Instant, Interval } from "@/lib/platform/time/instant";
import { dayOf } from "@/lib/platform/time/zone";

/** A time that can be offered, with the adviser who would hold the meeting. */
export type OtherTime = Interval & { readonly adviserId: string };

/** An appointment for which other times are searched. */
export type Displaced = {
  readonly id: string;
  readonly adviserId: string;
  readonly start: Instant;
  readonly service: { readonly bufferBeforeMinutes: number; readonly bufferAfterMinutes: number };
  /** The free times of the service, with the advisers who are free. */
  readonly slots: readonly Slot[];
  /** The first instant at which an offered time may start. */
  readonly earliest: Instant;
  /** The advisers who can hold this meeting: all, or those with a video address. */
  readonly able: ReadonlySet<string>;
  /** The advisers who speak the client's language. */
  readonly speaking: ReadonlySet<string>;
};

/** A time with another adviser comes first if the present adviser is free only more than this much earlier or later. */
const near = 14 * msPerDay;

/** The number of free times that are tried for one appointment. Others may take times at the same moment. */
const maxTries = 40;

/**
 * Chooses other times for appointments, at most `count` for each. Near times with the present adviser come first, and
 * the times of one appointment are on different days if possible. No two appointments get overlapping times of an
 * adviser. `reserve` returns whether a time could be reserved; a preview always returns true.
 */
export async function pickTimes(
  displaced: readonly Displaced[],
  { count, zone }: { readonly count: number; readonly zone: string },
  reserve: (id: string, time: OtherTime) => Promise<boolean> = async () => true,
): Promise<ReadonlyMap<string, readonly OtherTime[]>> {
  const reserved: OtherTime[] = [];
  const picked = new Map(displaced.map(({ id }) => [id, [] as OtherTime[]]));
  const tried = new Map(displaced.map(({ id }) => [id, new Set<string>()]));
  const options = new Map(displaced.map((each) => [each.id, optionsFor(each)]));
  for (let round = 0; round < count; round += 1) {
    for (const appointment of displaced) {
      const own = picked.get(appointment.id) ?? [];
      const tries = tried.get(appointment.id) ?? new Set();
      const days = new Set(own.map(({ start }) => dayOf(start, zone)));
      const left = (options.get(appointment.id) ?? []).filter((time) => !tries.has(keyOf(time)));
      const isOtherDay = ({ start }: OtherTime) => !days.has(dayOf(start, zone));
      for (const time of [...left.filter(isOtherDay), ...left.filter((each) => !isOtherDay(each))]) {
        if (tries.size >= maxTries) break;
        const occupied = withBuffers(time, appointment);
        const isTaken = reserved.some(
          ({ adviserId, ...other }) => adviserId === time.adviserId && overlaps(other, occupied),
        );
        if (isTaken || own.some((other) => overlaps(other, time))) continue;
        tries.add(keyOf(time));
        if (!(await reserve(appointment.id, time))) continue;
        own.push(time);
        reserved.push({ ...occupied, adviserId: time.adviserId });
        break;
      }
    }
  }
  return new Map([...picked].map(([id, times]) => [id, times.toSorted((a, b) => a.start - b.start)]));
}

const keyOf = ({ start, adviserId }: OtherTime) => `${start} ${adviserId}`;

function withBuffers({ start, end }: Interval, { service }: Displaced): Interval {
  return {
    start: start - service.bufferBeforeMinutes * msPerMinute,
    end: end + service.bufferAfterMinutes * msPerMinute,
  };
}

/** Whether any time can be offered, if no other appointment takes it. */
export function hasOtherTime({ slots, earliest, able }: Pick<Displaced, "slots" | "earliest" | "able">): boolean {
  return slots.some((slot) => slot.start >= earliest && slot.adviserIds.some((id) => able.has(id)));
}

/** All times that can be offered, the best one first, each with its best adviser. */
function optionsFor({ adviserId, start, slots, earliest, able, speaking }: Displaced): readonly OtherTime[] {
  const rankOf = (id: string, distance: number) => {
    const isNear = distance <= near;
    if (id === adviserId) return isNear ? 0 : 2;
    if (speaking.has(id)) return isNear ? 1 : 3;
    return 4;
  };
  return slots
    .filter((slot) => slot.start >= earliest)
    .flatMap((slot) => {
      const distance = Math.abs(slot.start - start);
      const [best] = slot.adviserIds
        .filter((id) => able.has(id))
        .map((id) => ({ id, rank: rankOf(id, distance) }))
        .toSorted((a, b) => a.rank - b.rank);
      return best ? [{ start: slot.start, end: slot.end, adviserId: best.id, rank: best.rank, distance }] : [];
    })
    .toSorted((a, b) => a.rank - b.rank || a.distance - b.distance)
    .map(({ rank: _rank, distance: _distance, ...time }) => time);
}
