import { readReferences } from "./reference";

const read = (typed: string) => readReferences(typed, ["FRS", "MSG"]);

describe("a typed reference", () => {
  it.each(["FRS-7K2M-4Q93", " frs7k2m4q93", "frs 7k2m 4q93", "FRS–7K2M–4Q93"])(
    "is completed in capitals and with dashes: %p",
    (typed) => expect(read(typed)).toEqual(["FRS-7K2M-4Q93"]),
  );

  it("without a prefix can be the reference of any prefix", () => {
    expect(read("7k2m-4q93")).toEqual(["FRS-7K2M-4Q93", "MSG-7K2M-4Q93"]);
  });

  it("with its prefix can consist of letters or of digits only", () => {
    expect(read("msgmarchand")).toEqual(["MSG-MARC-HAND"]);
    expect(read("MSG-5552-4793")).toEqual(["MSG-5552-4793"]);
  });
});

it.each([
  ["eight letters, which may be a name", "Marchand"],
  ["eight digits, which may be a phone number", "5552 4793"],
  ["an unknown prefix", "CAS-7K2M-4Q93"],
  ["a letter that references never contain", "7K2M-4Q9O"],
  ["too few characters", "7K2M-4Q9"],
  ["no text", ""],
])("finds no reference in %s: %p", (_what, typed) => expect(read(typed)).toEqual([]));
