import type { Prisma } from "./client";

/** The models whose tables are not named by their plural. */
type OtherNames = {
  AnalyticsDay: "analytics_days";
  WeeklyHours: "weekly_hours";
  RulesVersion: "rules_version";
  OccupiedTime: "occupied_time";
  CaseRuleMet: "case_rules_met";
  FirmSettings: "firm_settings";
  Installation: "installation";
  KeyRotation: "key_rotation";
};

/** Columns of the tables that Prisma does not know, or knows under another name. */
type OtherColumns = {
  occupied_time: "during";
  booking_idempotency_keys: "answer";
  claims: "state" | "verified_by_id" | "second_verifier_id" | "verified_on" | "proposed_by_id" | "proposed_at";
};

/** The name in the database, such as "phone_e164" for "phoneE164". */
type Snake<Name extends string, Done extends string = ""> = Name extends `${infer First}${infer Rest}`
  ? Snake<Rest, First extends Lowercase<First> ? `${Done}${First}` : `${Done}_${Lowercase<First>}`>
  : Done;

type Plural<Name extends string> = Name extends `${string}ey`
  ? `${Name}s`
  : Name extends `${infer Stem}y`
    ? `${Stem}ies`
    : Name extends `${string}${"s" | "x" | "ch"}`
      ? `${Name}es`
      : `${Name}s`;

type TableOf<Model extends Prisma.ModelName> = Model extends keyof OtherNames
  ? OtherNames[Model]
  : Plural<Snake<Uncapitalize<Model>>>;

/** The names of the columns of each table. */
type Columns = {
  [Model in Prisma.ModelName as TableOf<Model>]: Snake<
    Extract<keyof Prisma.TypeMap["model"][Model]["payload"]["scalars"], string>
  >;
};

/** A table of the database. */
export type Table = keyof Columns;

/** A column of the table, or of any table. */
export type Column<T extends Table = Table> =
  Columns[T] | { [Each in T]: Each extends keyof OtherColumns ? OtherColumns[Each] : never }[T];

/** A column with its table, as in "claims.state". */
export type QualifiedColumn = { [T in Table]: `${T}.${Column<T>}` }[Table];

/** The words of a list, separated by spaces, that are no columns of the table. `never` if all are. */
export type UnknownColumns<List extends string, T extends Table> = List extends `${infer First} ${infer Rest}`
  ? Exclude<First, Column<T>> | UnknownColumns<Rest, T>
  : Exclude<List, Column<T>>;
