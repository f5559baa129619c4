import { unionOfCodes } from "./safe-contact-union";

it("obeys every instruction that any record has, once and in the order of the forms", () => {
  expect(unionOfCodes([["discreet", "no-texts"], [], ["no-voicemail", "no-texts"]])).toEqual([
    "no-voicemail",
    "no-texts",
    "discreet",
  ]);
  expect(unionOfCodes([])).toEqual([]);
});
