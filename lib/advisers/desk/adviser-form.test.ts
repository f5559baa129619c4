import { parseInput } from "@/lib/platform/parse/parse-input";

import { addedAdviser, readAdviserForm } from "./adviser-form";

function parse(changes: Record<string, string>) {
  const form = new FormData();
  const fields = {
    name: "Helen Tremblay",
    email: "helen@example.com",
    zone: "America/Toronto",
    dailyCap: "5",
    videoUrl: "",
    "language.en": "true",
    "language.fr": "true",
    ["service." + "a".repeat(24)]: "true",
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseInput(addedAdviser, readAdviserForm(form));
}

it("reads an adviser, with the ticked languages and services", () => {
  expect(parse({ videoUrl: " https://meet.example.com/helen?pwd=1 " })).toEqual({
    ok: true,
    value: {
      facts: {
        name: "Helen Tremblay",
        email: "helen@example.com",
        zone: "America/Toronto",
        languages: ["en", "fr"],
        serviceIds: ["a".repeat(24)],
        videoUrl: "https://meet.example.com/helen?pwd=1",
        dailyCap: 5,
      },
    },
  });
});

it("reads an empty video address as none", () => {
  expect(parse({})).toMatchObject({ value: { facts: { videoUrl: null } } });
});

it.each([
  ["a video address without https", { videoUrl: "http://meet.example.com/helen" }, "videoUrl", "videoAddressInvalid"],
  ["a script as the video address", { videoUrl: "javascript:alert(1)" }, "videoUrl", "videoAddressInvalid"],
  ["a user name in it", { videoUrl: "https://helen@example.com/" }, "videoUrl", "videoAddressInvalid"],
  ["a password in it", { videoUrl: "https://:secret@meet.example.com/" }, "videoUrl", "videoAddressInvalid"],
  ["a host without a domain", { videoUrl: "https://intranet/helen" }, "videoUrl", "videoAddressInvalid"],
  ["a name of 81 characters", { name: "x".repeat(81) }, "name", "adviserNameTooLong"],
  ["an address without a domain", { email: "helen" }, "email", "emailInvalid"],
  ["no meetings a day", { dailyCap: "0" }, "dailyCap", "dailyCapRange"],
  ["25 meetings a day", { dailyCap: "25" }, "dailyCap", "dailyCapRange"],
  ["an unknown zone", { zone: "Mars/Phobos" }, "zone", "unknownZone"],
  ["no language", { "language.en": "", "language.fr": "" }, "languages", "languageMissing"],
  ["no name", { name: " " }, "name", "required"],
])("refuses %s", (_name, changes, field, code) => {
  expect(parse(changes)).toEqual({ ok: false, codes: { [field]: [code] } });
});

it("refuses a language or a service that no checkbox has", () => {
  expect(parse({ "language.<b>": "true" })).toMatchObject({
    ok: false,
    codes: { "languages.2": [expect.any(String)] },
  });
  expect(parse({ "service.other": "true" })).toMatchObject({ codes: { "serviceIds.1": [expect.any(String)] } });
});
