import { db } from "@/lib/platform/db/client";
import { msPerHour } from "@/lib/platform/time/instant";
import { aMailer } from "@/lib/testing/a-mailer";
import { storeBooking } from "@/lib/testing/builders/stored-booking";

import { manageToken } from "../change/manage-link";
import { requestLinks } from "../change/commands/request-links";
import { sendLinks } from "../change/commands/send-links";

const now = Date.parse("2026-12-01T12:00:00Z");
const start = Date.parse("2026-12-09T17:00:00Z");
let people = 0;
const anAddress = () => `client-of-old-${(people += 1)}@example.org`;

const requests = () => db.linkRequest.findMany();
const queued = () => db.$queryRaw<{ payload: unknown }[]>`
  select payload from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier = 'booking-links'`;

beforeEach(async () => {
  await db.linkRequest.deleteMany();
  await db.emailCooldown.deleteMany();
  await db.$executeRaw`delete from graphile_worker._private_jobs`;
});

/** Requests the manage links of an email address and runs the worker's task. */
async function requestAndSend(
  email: string,
  { locale = "en" as "en" | "de" | "fr-CA", at = now, post = aMailer() } = {},
) {
  await requestLinks({ email, locale }, at);
  const [request] = await requests();
  return { outcome: request ? await sendLinks(request.id, at, post) : undefined, emails: post.emails };
}

it("emails the manage links of a client's coming bookings, earliest first, in the language of the page", async () => {
  const email = anAddress();
  const later = await storeBooking(start + 48 * msPerHour, { email, locale: "en" });
  const sooner = await storeBooking(start, { email, locale: "en" });
  const { outcome, emails } = await requestAndSend(email, { locale: "de" });
  expect(outcome).toBe("sent");
  expect(emails).toMatchObject([
    { to: email, toName: "", locale: "de", subject: "[Demo] Ihre kommenden Termine", headers: {} },
  ]);
  const links = [...(emails[0]?.text ?? "").matchAll(/http:\/\/localhost:3000\/de\/booking\/manage\/([\w-]{43})/g)].map(
    ([, token]) => token,
  );
  expect(links).toEqual([manageToken(sooner), manageToken(later)]);
});

it("does not list past or cancelled bookings, or the bookings of another email address", async () => {
  const email = anAddress();
  await storeBooking(now - msPerHour, { email });
  await storeBooking(now, { email });
  await storeBooking(start, { email, status: "cancelled" });
  await storeBooking(start, { email, status: "completed" });
  await storeBooking(start, { email: anAddress() });
  expect(await requestAndSend(email)).toEqual({ outcome: "none", emails: [] });
});

it("sends an email without the names that were typed into bookings", async () => {
  const email = anAddress();
  await storeBooking(start, { email, firstName: "Xqzmark", lastName: "https://evil.example" });
  const { emails } = await requestAndSend(email);
  expect(emails).toHaveLength(1);
  expect(JSON.stringify(emails)).not.toMatch(/xqzmark|evil\.example/i);
});

it("accepts the address of a client and of a stranger alike, and stores both addresses only encrypted", async () => {
  const [client, stranger] = [anAddress(), anAddress()];
  await storeBooking(start, { email: client });
  for (const email of [client, stranger]) {
    expect(await requestLinks({ email, locale: "en" }, now)).toBeUndefined();
  }
  expect(await queued()).toHaveLength(2);
  const rows = await requests();
  expect(rows).toHaveLength(2);
  const everything = [
    JSON.stringify(await queued()),
    ...rows.map(({ emailCipher }) => Buffer.from(emailCipher).toString("latin1")),
  ].join();
  expect(everything).not.toContain("client-of-old");
});

it("queues one email an hour for each address, even when 20 requests run in parallel", async () => {
  const email = anAddress();
  await storeBooking(start, { email });
  await Promise.all(Array.from({ length: 20 }, () => requestLinks({ email, locale: "en" }, now)));
  await requestLinks({ email, locale: "de" }, now + msPerHour - 1);
  expect(await requests()).toHaveLength(1);
  expect(await queued()).toHaveLength(1);
  await requestLinks({ email, locale: "en" }, now + msPerHour);
  expect(await requests()).toHaveLength(2);
});

it("keeps the stored request if sending the email fails, and deletes it after the email was sent", async () => {
  const email = anAddress();
  await storeBooking(start, { email });
  await requestLinks({ email, locale: "en" }, now);
  const [request] = await requests();
  const post = aMailer({ failures: 1 });
  await expect(sendLinks(request?.id ?? "", now, post)).rejects.toThrow();
  expect(await requests()).toHaveLength(1);
  expect(await sendLinks(request?.id ?? "", now, post)).toBe("sent");
  expect(await requests()).toEqual([]);
  expect(await sendLinks(request?.id ?? "", now, post)).toBe("outdated");
  expect(post.emails).toHaveLength(1);
});
