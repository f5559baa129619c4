const secret = "hunter2hunter2hunter2hunter2hunter2hunter2hunter2";
process.env.SMTP_URL = `smtp://user:${secret}@smtp.example.org:587`;
process.env.STORAGE_URL = `https://key:${secret}@storage.example.org/bucket?token=${secret}`;
process.env.INBOUND_MAIL_SECRET = secret;

import { environmentSettings, mailSettings } from "./environment";

it("shows hosts and whether secrets are set, and never a secret", () => {
  const mail = mailSettings({ state: "none", recipient: "admin@example.org", last: null });
  expect(mail.server).toBe("smtp.example.org:587");
  const settings = environmentSettings();
  expect(settings).toContainEqual({ name: "STORAGE_URL", value: "storage.example.org" });
  expect(settings).toContainEqual({ name: "INBOUND_MAIL_SECRET", value: true });
  expect(settings).toContainEqual({ name: "DATA_KEY_PREVIOUS", value: false });
  expect(JSON.stringify([mail, settings])).not.toContain("hunter2");
});
