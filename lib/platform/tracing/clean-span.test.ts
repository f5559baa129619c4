import { cleanText } from "./clean-span";

const token = "Qx7_pZ-0aB3cD4eF5gH6iJ7kL8mN9oP0qR1sT2uV3wX";

it.each([
  [`GET /booking/manage/${token}~mark`, "GET /booking/manage/{token}"],
  [`/de/booking/manage/${token}?step=cancel`, "/de/booking/manage/{token}"],
  ["/fr-ca/booking/pay/short", "/fr-ca/booking/pay/{token}"],
  [`/newsletter/unsubscribe/${token}`, "/newsletter/unsubscribe/{token}"],
  ["/newsletter/confirm/short", "/newsletter/confirm/{token}"],
  [`/api/newsletter/unsubscribe/${token}`, "/api/newsletter/unsubscribe/{token}"],
  [
    `POST https://www.example.com/api/bookings/short/cancel`,
    "POST https://www.example.com/api/bookings/{token}/cancel",
  ],
  [`/booking%2Fmanage%2F${token}`, "/{id}"],
  ["/dashboard/clients/3c0a4f2e-9f5b-4a57-9d0e-2a63c1f0b7aa", "/dashboard/clients/{id}"],
  ["/zoe@example.org", "/{id}"],
  ["/zoe%40example.org/x", "/{id}/x"],
  ["/contact?email=zoe@example.org&q=a b /c", "/contact"],
  ["/contact#zoe", "/contact"],
])("exports a span's text %s as %s", (text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it.each([
  "/de/services/cryptocurrency-recovery",
  "render route (app) /[locale]/booking/[[...rest]]",
  "POST /api/bookings",
  "resolve page components",
])("exports a span's text %s unchanged", (text) => {
  expect(cleanText(text)).toBe(text);
});
