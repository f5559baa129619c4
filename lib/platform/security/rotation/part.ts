/** One kind of encrypted values: a table, or content outside the database. */
export type Part = {
  readonly name: string;
  /** Encrypts the values of the next rows again with the current key. `after` is the `last` of the batch before. */
  next(after: readonly string[]): Promise<Batch>;
};

export type Batch = {
  /** The number of changed rows. */
  readonly rows: number;
  /** The number of rows with a value that neither key opens. These values are left as they are. */
  readonly unreadable: number;
  /** The key of the last row of the batch. Undefined if no rows are left. */
  readonly last: readonly string[] | undefined;
};
