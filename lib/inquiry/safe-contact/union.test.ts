import { unionOfCodes } from "./union";

it("merges lists of safe-contact instructions without duplicates, in the order in which forms show the instructions", () => {
  expect(unionOfCodes([["discreet", "no-texts"], [], ["no-voicemail", "no-texts"]])).toEqual([
    "no-voicemail",
    "no-texts",
    "discreet",
  ]);
  expect(unionOfCodes([])).toEqual([]);
});
