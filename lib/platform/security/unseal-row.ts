import { columnOf } from "../db/insert";
import { decrypt } from "./encryption";

/** A row whose encrypted columns are texts. The column `answerCipher` becomes `answer`, undefined if it was null. */
type Unsealed<Row> = {
  [Name in keyof Row as Name extends `${infer Text}Cipher` ? Text : Name]: Name extends `${string}Cipher`
    ? null extends Row[Name]
      ? string | undefined
      : string
    : Row[Name];
};

/**
 * Decrypts the encrypted columns of a row, whose names end in "Cipher". The encryption context of a column is the name
 * of its table and its own name, such as "case_letters.answer". Throws if a value was encrypted in another context.
 */
export function unsealRow<Row extends object>(table: string, row: Row): Unsealed<Row> {
  const entries = Object.entries(row).map(([name, value]: [string, unknown]) => {
    if (!name.endsWith("Cipher")) return [name, value];
    const text = name.slice(0, -"Cipher".length);
    return [text, value instanceof Uint8Array ? decrypt(value, `${table}.${columnOf(text)}`) : undefined];
  });
  return Object.fromEntries(entries) as Unsealed<Row>;
}
