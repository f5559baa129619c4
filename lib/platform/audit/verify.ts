import { Prisma } from "../db/client";
import type { Tx } from "../db/client";
import type { Instant } from "../time/instant";
import { listAnchors } from "./anchors";
import { listDeletions } from "./deletions";
import type { Deletion } from "./deletions";
import { lateEntries, sealingFloor } from "./seal";
import { beginning, canonicalEntry, chainHash, hex, rowHash } from "./seal-values";

const batchSize = 2_000;

/**
 * What does not fit: an entry that was changed, is missing, was added without a seal or was added later with an earlier
 * time; a seal that was changed or is missing; or an anchor whose seal is no longer there.
 */
export const auditFaults = ["changed", "missing", "added", "backdated", "seal", "anchor"] as const;
export type AuditFault = { readonly kind: (typeof auditFaults)[number]; readonly entry: number };

export type Checked = { readonly checked: number; readonly fault: AuditFault | undefined };

type Options = {
  readonly now: Instant;
  /** Called after each batch with the number of seals that fit. */
  readonly onProgress?: (checked: number) => Promise<void>;
};

/** Compares all seals, entries and anchors, in batches. Ends at the first one that does not fit. */
export async function verifyAudit(client: Tx, { now, onProgress }: Options): Promise<Checked> {
  const chain = new Chain(await listAnchors(client), await listDeletions(client));
  for (;;) {
    const rows = await readSeals(client, chain.seq);
    for (const row of rows) {
      const fault = chain.add(row);
      if (fault) return { checked: chain.seq, fault };
    }
    if (rows.length < batchSize) break;
    await onProgress?.(chain.seq);
  }
  return { checked: chain.seq, fault: chain.end() ?? (await findAdded(client, now)) };
}

type Row = {
  readonly seq: number;
  readonly eventId: number;
  readonly sealedAt: Date;
  readonly rowHash: Uint8Array;
  readonly chainHash: Uint8Array;
  /** Null if the entry is gone. */
  readonly canonical: string | null;
  readonly at: Date | null;
};

function readSeals(client: Tx, after: number): Promise<Row[]> {
  return client.$queryRaw<Row[]>`
    select s.seq::float8 as seq, s.event_id::float8 as "eventId", s.sealed_at as "sealedAt", s.row_hash as "rowHash",
      s.chain_hash as "chainHash", case when e.id is not null then ${canonicalEntry} end as canonical, e.at
    from audit_seals s left join audit_events e on e.id = s.event_id
    where s.seq > ${after} order by s.seq limit ${batchSize}`;
}

/** The seals that were read so far. It needs the same memory for any number of entries. */
class Chain {
  seq = 0;
  #head: Uint8Array = beginning;
  #run = { at: 0, before: 0 };
  #missing = { count: 0, last: 0 };

  constructor(
    private readonly anchors: ReadonlyMap<number, readonly string[]>,
    private readonly deletions: readonly Deletion[],
  ) {}

  add(row: Row): AuditFault | undefined {
    const at = (kind: AuditFault["kind"]): AuditFault => ({ kind, entry: row.eventId });
    const expected = chainHash(row, this.#head);
    if (!expected.equals(row.chainHash)) return at("seal");
    if (this.anchors.get(row.seq)?.some((anchor) => anchor !== hex(expected))) return at("anchor");
    if (row.canonical === null) {
      if (!this.deletions.some(({ from, to, before }) => from <= row.seq && row.seq <= to && row.sealedAt < before))
        return at("missing");
      this.#missing = { count: this.#missing.count + 1, last: row.eventId };
    } else if (!rowHash(row.canonical).equals(row.rowHash)) return at("changed");
    const sealed = row.sealedAt.getTime();
    if (sealed !== this.#run.at) this.#run = { at: sealed, before: this.#run.at };
    // The run before this one would have sealed an entry of that time.
    if (row.at && row.at.getTime() < this.#run.before - lateEntries) return at("backdated");
    this.seq = row.seq;
    this.#head = expected;
    return undefined;
  }

  /**
   * An anchor after the last seal means that the end of the log was cut off. More missing entries than the deletions
   * counted mean that someone else deleted entries too.
   */
  end(): AuditFault | undefined {
    const deleted = this.deletions.reduce((sum, { count }) => sum + count, 0);
    if (this.#missing.count !== deleted) return { kind: "missing", entry: this.#missing.last };
    const lost = [...this.anchors.keys()].filter((seq) => seq > this.seq).toSorted((a, b) => a - b);
    return lost[0] === undefined ? undefined : { kind: "anchor", entry: lost[0] };
  }
}

/** Finds an entry without a seal that appeared too late to be sealed. */
async function findAdded(client: Tx, now: Instant): Promise<AuditFault | undefined> {
  const floor = await sealingFloor(client, now);
  for (let after = -9_223_372_036_854_775_808n; ;) {
    const [range] = await client.$queryRaw<{ last: bigint | null; added: bigint | null }[]>`
      select max(id) as last, min(id) filter (where not exists (select from audit_seals s where s.event_id = part.id)) as added
      from (select id from audit_events where id > ${after} and id <= ${floor} order by id limit ${Prisma.raw(String(batchSize))}) part`;
    if (range?.added != null) return { kind: "added", entry: Number(range.added) };
    if (range?.last == null) return undefined;
    after = range.last;
  }
}
