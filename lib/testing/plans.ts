import { Client } from "pg";

type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** A node of a query plan, in the format of "explain (format json)". */
export type PlanNode = {
  readonly "Node Type": string;
  readonly "Plan Rows": number;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly PlanNode[];
};

type Planned = { readonly text: string; readonly plan: PlanNode };

/** Runs a function and returns the plan of every `select` and `with` statement that it sent to the database. */
export async function plansOf(run: () => Promise<unknown>): Promise<readonly Planned[]> {
  const statements: Statement[] = [];
  const { query } = Client.prototype;
  const spy = jest.spyOn(Client.prototype, "query").mockImplementation(function (this: Client, ...args: unknown[]) {
    const [given, values] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const { text, values: own } = typeof given === "string" ? { text: given, values: [] } : given;
    statements.push({ text, values: Array.isArray(values) ? values : (own ?? []) });
    return Reflect.apply(query, this, args) as never;
  });
  try {
    await run();
  } finally {
    spy.mockRestore();
  }
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const plans: Planned[] = [];
    for (const { text, values } of statements.filter((statement) => /^\s*(select|with)\b/i.test(statement.text))) {
      type Row = { readonly "QUERY PLAN": readonly { readonly Plan: PlanNode }[] };
      const { rows } = await client.query<Row>(`explain (format json) ${text}`, [...values]);
      const plan = rows[0]?.["QUERY PLAN"][0]?.Plan;
      if (plan) plans.push({ text, plan });
    }
    return plans;
  } finally {
    await client.end();
  }
}
