import { sampleConversions } from "@/lib/firm/ad-conversions";

import type { ExportedConversion } from "./conversion";
import { conversionsCsv, csvFiles } from "./csv";

const conversion = (change: Partial<ExportedConversion>): ExportedConversion => ({
  id: "0b8a3f0e-6c0f-4a58-9f5e-3a1d6f1f2a10",
  action: "qualified",
  happenedAt: new Date("2034-09-06T15:00:07.900Z"),
  clickKind: "gclid",
  clickId: "Cj0KCQiA-abc_DEF.1",
  ...change,
});

const conversions = [
  conversion({}),
  conversion({ action: "engaged", clickId: "-EAIaIQobChMI" }),
  conversion({ action: "consultation-held", clickKind: "gbraid", clickId: "0AAAAA_gb" }),
  conversion({ clickKind: "wbraid", clickId: "CkAKCQ_wb" }),
];

it("writes the file with GCLIDs byte for byte as Google's template", () => {
  expect(conversionsCsv("gclid", conversions, sampleConversions)).toBe(
    [
      "Parameters:TimeZone=+0000",
      "Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency",
      "Cj0KCQiA-abc_DEF.1,Qualified lead,2034-09-06 15:00:07,20.00,CAD",
      "-EAIaIQobChMI,Engaged,2034-09-06 15:00:07,200.00,CAD",
      "",
    ].join("\n"),
  );
});

it("writes GBRAID and WBRAID in columns of their own, one id in a row", () => {
  expect(conversionsCsv("braid", conversions, sampleConversions)).toBe(
    [
      "Parameters:TimeZone=+0000",
      "GBRAID,WBRAID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency",
      "0AAAAA_gb,,Consultation held,2034-09-06 15:00:07,60.00,CAD",
      ",CkAKCQ_wb,Qualified lead,2034-09-06 15:00:07,20.00,CAD",
      "",
    ].join("\n"),
  );
});

it("gives the two hours of Toronto's change to winter time different times, in the order in which they were", () => {
  const before = new Date("2034-11-05T05:30:00Z");
  const after = new Date("2034-11-05T06:30:00Z");
  const text = conversionsCsv("gclid", [conversion({ happenedAt: before }), conversion({ happenedAt: after })], {
    ...sampleConversions,
  });
  expect(text.match(/2034-11-05 \d\d:\d\d:\d\d/g)).toEqual(["2034-11-05 05:30:00", "2034-11-05 06:30:00"]);
});

it.each(["a,b", 'a"b', "a\nb", "a;b"])("refuses the cell %j, which could become a second one", (clickId) => {
  expect(() => conversionsCsv("gclid", [conversion({ clickId })], sampleConversions)).toThrow("unexpected characters");
});

it("writes an empty file with its two first lines", () => {
  for (const file of csvFiles) expect(conversionsCsv(file, [], sampleConversions).split("\n")).toHaveLength(3);
});
