import { unionOfCodes } from "./safe-contact-union";

it("lists the instructions of all records without duplicates, in the order of the forms", () => {
  expect(unionOfCodes([["discreet", "no-texts"], [], ["no-voicemail", "no-texts"]])).toEqual([
    "no-voicemail",
    "no-texts",
    "discreet",
  ]);
  expect(unionOfCodes([])).toEqual([]);
});
