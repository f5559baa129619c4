import { parseCase, readCorpus, rightRows, scoresOf, silentlyWrong, tableOf } from "@/lib/testing/transfers/score";

const corpora = (["corpus", "own-corpus"] as const).map((name) => [name, readCorpus(name)] as const);

describe.each(corpora)("the texts of %s", (name, cases) => {
  it("are read with the required recall and precision", () => {
    const scores = scoresOf(cases);
    process.stdout.write(`${name}, ${cases.length} texts\n${tableOf(scores)}\n`);
    for (const [field, { expected, found, right }] of Object.entries(scores)) {
      expect({ field, isRecalled: right >= 0.98 * expected }).toEqual({ field, isRecalled: true });
      expect({ field, isPrecise: right >= 0.99 * found }).toEqual({ field, isPrecise: true });
    }
  });

  it("have date, amount and asset right in at least nine of ten payments", () => {
    expect(rightRows(cases)).toBeGreaterThanOrEqual(0.9);
  });

  it("give no wrong date and no wrong amount without a question", () => {
    expect(silentlyWrong(cases)).toEqual([]);
  });

  it.each(cases.map((each) => [each.id, each] as const))("are read as expected: %s", (_id, each) => {
    const { rows, identifiers, ...expected } = each.expected;
    const parsed = parseCase(each);
    expect(parsed.rows).toMatchObject(rows);
    expect(parsed.rows).toHaveLength(rows.length);
    expect(sorted(parsed.identifiers)).toEqual(sorted(identifiers));
    expect({ ...parsed, ...sortedLists(parsed) }).toMatchObject({ ...expected, ...sortedLists(expected) });
  });

  it("are read the same whatever country the reader chose", () => {
    for (const each of cases) {
      const { rows, identifiers } = parseCase(each);
      for (const country of ["ca", "qc", "uk", "de", "other"])
        expect(parseCase(each, country)).toMatchObject({ rows, identifiers });
    }
  });
});

const sorted = (items: readonly unknown[]) => items.map((item) => JSON.stringify(withSortedKeys(item))).sort();
const withSortedKeys = (item: unknown) => Object.fromEntries(Object.entries(item ?? {}).sort());

function sortedLists({ warnings, questions }: { warnings?: readonly string[]; questions?: readonly string[] }) {
  return {
    ...(warnings && { warnings: [...warnings].sort() }),
    ...(questions && { questions: [...questions].sort() }),
  };
}
