import { readableEmail } from "./readable-email";
import { email } from "../text";

it.each(["jana@bücher.example", "anna@пример.рф", "anna@example.org", "anna@mail.kfz-müller.example"])(
  "an address that was typed as %s is shown so after it was stored",
  (typed) => {
    expect(readableEmail(email.parse(typed))).toBe(typed);
  },
);

it.each(["", "anna", "anna@", "anna@xn--99999999.example"])(
  "leaves %j unchanged, which has no valid domain",
  (text) => {
    expect(readableEmail(text)).toBe(text);
  },
);
