import { randomUUID } from "node:crypto";

import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { Pool } from "pg";
import type { QueryResult } from "pg";

import { connectionFields } from "../database/connection";

type Pooled = SqlDriverAdapter & { underlyingDriver(): Pool };

/** Prisma's adapter for PostgreSQL, with corrections that the schema engine needs. */
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
   * Connects to a scratch database. The original method of PrismaPg has two faults. With a pool, it loses the password.
   * With a URL, it loses the scratch database's name.
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
 * Makes the adapter send each script as one text, which PostgreSQL runs in one transaction. The original adapter splits
 * a script at every semicolon, even inside function bodies, and runs the parts on different connections.
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
 * Makes columns of the type "char" readable. PostgreSQL's system catalogue has such columns, and the engine reads them.
 * The original adapter refuses them.
 */
function readOneLetterColumns(adapter: Pooled): void {
  const pool = adapter.underlyingDriver();
  const query = pool.query.bind(pool) as (question: unknown) => Promise<QueryResult | QueryResult[]>;
  const positionsByRows = new WeakMap<unknown[], number[]>();
  const patchedQuery = async (question: unknown) => {
    const result = await query(question);
    // A script with several statements returns several results, which nothing uses.
    if (Array.isArray(result)) return result;
    const positions = result.fields.flatMap(({ dataTypeID }, index) => (dataTypeID === oneLetter ? [index] : []));
    for (const field of result.fields) if (field.dataTypeID === oneLetter) field.dataTypeID = text;
    positionsByRows.set(result.rows, positions);
    return result;
  };
  Object.assign(pool, { query: patchedQuery });
  const queryRaw = adapter.queryRaw.bind(adapter);
  adapter.queryRaw = async (question) => {
    const result = await queryRaw(question);
    for (const index of positionsByRows.get(result.rows) ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
}
