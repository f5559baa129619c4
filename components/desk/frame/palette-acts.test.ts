import { clientActs } from "./palette-acts";

const client = (id: string) => ({ label: `Grace $& ${id}`, detail: "", href: `/dashboard/clients/${id}` });
const groups = [
  { kind: "client", isSimilar: false, items: ["c1", "c2", "c3"].map(client) },
  { kind: "message", isSimilar: false, items: [{ label: "Ida", detail: "", href: "/dashboard/inbox/MSG-1" }] },
] as const;
const texts = { write: "Write to {name}", book: "Book for {name}" };

it("offers to write to the first two clients that a search finds, and to book for them", () => {
  expect(clientActs(groups, texts).map(({ label, href }) => `${label}: ${href}`)).toEqual([
    "Write to Grace $& c1: /dashboard/clients/c1/write",
    "Book for Grace $& c1: /dashboard/bookings/new?client=c1",
    "Write to Grace $& c2: /dashboard/clients/c2/write",
    "Book for Grace $& c2: /dashboard/bookings/new?client=c2",
  ]);
});

it("leaves out what the role may not do", () => {
  expect(clientActs(groups, { book: texts.book }).map(({ icon }) => icon)).toEqual(["calendar", "calendar"]);
  expect(clientActs(groups, {})).toEqual([]);
});
