import { parseRequest } from "@/lib/platform/parse/parse-request";

import { checkedDays, readChange } from "./schema";

const days = { firstDay: "2034-12-21" };
const codes = (input: object) => {
  const parsed = parseRequest(checkedDays, { ...days, ...input });
  return parsed.ok ? {} : parsed.codes;
};

it("names the field of wrong hours", () => {
  expect(codes({})).toEqual({});
  expect(codes({ opens: "13:00", closes: "17:00" })).toEqual({});
  expect(codes({ opens: "13:00", closes: "00:00" })).toEqual({});
  expect(codes({ opens: "13:00" })).toEqual({ closes: ["hoursBoth"] });
  expect(codes({ closes: "13:00" })).toEqual({ opens: ["hoursBoth"] });
  expect(codes({ opens: "13:00", closes: "13:00" })).toEqual({ closes: ["hoursReversed"] });
  expect(codes({ opens: "25:00", closes: "26:00" })).toEqual({ opens: ["invalid"], closes: ["invalid"] });
  expect(codes({ closures: "true" })).toEqual({ opens: ["hoursBoth"] });
  expect(codes({ firstDay: "2034-02-30" })).toEqual({ firstDay: ["invalid"] });
});

it("reads a change from the address, and ignores what is no change", () => {
  const hours = { opens: 780, closes: 1440 };
  expect(readChange({ ...days, opens: "13:00", closes: "00:00" }, null)).toEqual({
    kind: "days",
    adviserId: null,
    firstDay: "2034-12-21",
    lastDay: "2034-12-21",
    hours,
    opensOnClosures: false,
  });
  expect(readChange({ holiday: "2034-12-25" }, null)).toEqual({ kind: "holiday", day: "2034-12-25" });
  const adviserId = "3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa";
  expect(readChange({ holiday: "2034-12-25" }, adviserId)).toBeUndefined();
  expect(readChange(days, adviserId)).toMatchObject({ adviserId });
  const onClosures = { ...days, opens: "13:00", closes: "17:00", closures: "true" };
  expect(readChange(onClosures, adviserId)).toMatchObject({ opensOnClosures: true });
  expect(readChange(onClosures, null)).toMatchObject({ opensOnClosures: false });
  expect(readChange({ firstDay: "tomorrow" }, null)).toBeUndefined();
  expect(readChange({}, null)).toBeUndefined();
});
