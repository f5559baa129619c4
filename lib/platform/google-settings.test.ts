import { settingErrors } from "./setting-formats.mjs";

const service = {
  type: "service_account",
  client_email: "a@b.iam.gserviceaccount.com",
  private_key: "-----BEGIN PRIVATE KEY-----",
};
const user = { type: "authorized_user", client_id: "c", client_secret: "s", refresh_token: "r" };
const settings = (credentials: object | string, destination = "123-456-7890") => ({
  GOOGLE_DATA_MANAGER_CREDENTIALS: typeof credentials === "string" ? credentials : JSON.stringify(credentials),
  GOOGLE_DATA_MANAGER_DESTINATION: destination,
});

it.each([
  [service, "1234567890"],
  [service, "123-456-7890/098-765-4321"],
  [user, "123-456-7890"],
])("accepts %j with the account %s", (credentials, destination) => {
  expect(settingErrors(settings(credentials, destination))).toEqual([]);
});

it.each([
  ["no json"],
  ["[]"],
  ["null"],
  [{ ...service, private_key: "none" }],
  [{ ...user, refresh_token: "" }],
  [{ type: "x" }],
])("refuses the credentials %j and does not repeat them", (credentials) => {
  expect(settingErrors(settings(credentials))).toEqual([
    "GOOGLE_DATA_MANAGER_CREDENTIALS must be the JSON file of a service account, or of a user with a refresh token (type authorized_user).",
  ]);
});

it.each(["123", "customers/1234567890", "1234567890/1"])("refuses the account %s", (destination) => {
  expect(settingErrors(settings(service, destination))).toHaveLength(1);
});

it("needs both settings together, and refuses a test server in live mode", () => {
  for (const name of Object.keys(settings(service)))
    expect(settingErrors({ ...settings(service), [name]: "" })).toEqual([
      "GOOGLE_DATA_MANAGER_CREDENTIALS and GOOGLE_DATA_MANAGER_DESTINATION must be set together.",
    ]);
  const GOOGLE_DATA_MANAGER_URL = "http://127.0.0.1:4000";
  expect(settingErrors({ ...settings(service), GOOGLE_DATA_MANAGER_URL })).toEqual([]);
  expect(settingErrors({ GOOGLE_DATA_MANAGER_URL, SITE_MODE: "live" })).toHaveLength(1);
});
