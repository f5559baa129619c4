import { randomUUID } from "node:crypto";

import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { Pool } from "pg";
import type { QueryResult } from "pg";

import { connectionFields } from "../database/connection";

type Pooled = SqlDriverAdapter & { underlyingDriver(): Pool };

/** Prisma's adapter for PostgreSQL with fixes for what the schema engine needs. */
export class MigrationAdapter extends PrismaPg {
  constructor(
    private readonly url: string,
    private readonly pool: Pool,
  ) {
    super(pool);
  }

  override async connect() {
    return sendWhole(await super.connect());
  }

  /**
   * The adapter's own method loses the password when it is given a pool, and the scratch database's name when it is
   * given a URL.
   */
  override async connectToShadowDb() {
    const name = `scratch_${randomUUID()}`;
    await this.pool.query(`create database "${name}"`);
    const pool = new Pool({ ...connectionFields(this.url), database: name });
    const adapter = sendWhole(await new PrismaPg(pool).connect());
    readOneLetterColumns(adapter);
    adapter.dispose = async () => {
      await pool.end();
      await this.pool.query(`drop database "${name}" with (force)`);
    };
    return adapter;
  }
}

/**
 * Sends a script as one text, which PostgreSQL runs in one transaction. The adapter would split it at every semicolon,
 * even inside function bodies, and run the parts on different connections.
 */
function sendWhole<T extends Pooled>(adapter: T): T {
  adapter.executeScript = async (script: string) => {
    await adapter.underlyingDriver().query(script);
  };
  return adapter;
}

const oneLetter = 18;
const text = 25;

/**
 * Makes columns of the type "char" readable. The engine reads such columns of PostgreSQL's catalogue, but the adapter
 * refuses them.
 */
function readOneLetterColumns(adapter: Pooled): void {
  const pool = adapter.underlyingDriver();
  const query = pool.query.bind(pool) as (question: unknown) => Promise<QueryResult | QueryResult[]>;
  const found = new WeakMap<unknown[], number[]>();
  const patchedQuery = async (question: unknown) => {
    const result = await query(question);
    // A script of several statements has several results, which are not used.
    if (Array.isArray(result)) return result;
    const positions = result.fields.flatMap(({ dataTypeID }, index) => (dataTypeID === oneLetter ? [index] : []));
    for (const field of result.fields) if (field.dataTypeID === oneLetter) field.dataTypeID = text;
    found.set(result.rows, positions);
    return result;
  };
  Object.assign(pool, { query: patchedQuery });
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (question) => {
    const result = await queryRaw(question);
    for (const index of found.get(result.rows) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
}
