import { z } from "zod";

import { parseRequest } from "./parse-request";
import { phone, phoneCountry } from "../text";

const schema = z.object({ clientInfo: z.object({ phone, phoneCountry: phoneCountry.optional() }) });

it("refuses a phone number with too few digits at the path of its field, and names their number", () => {
  expect(parseRequest(schema, { clientInfo: { phone: "604 555 014" } })).toEqual({
    ok: false,
    codes: { "clientInfo.phone": ["phoneTooShort:9"] },
  });
});

it("accepts a short number if it is a whole number of the chosen country", () => {
  const input = { clientInfo: { phone: "20 12 34 56", phoneCountry: "DK" } };
  expect(parseRequest(schema, input)).toEqual({ ok: true, value: input });
});
