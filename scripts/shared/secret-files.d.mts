type Source = Readonly<Record<string, string | undefined>>;

/** Reads the files that hold secrets. `values` has the secrets by their names, `errors` one line for each problem. */
export function readSecretFiles(source: Source): {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly string[];
};
