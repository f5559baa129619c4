import { dueByHand } from "./due-by-hand";

const startsAt = new Date("2034-09-08T14:00:00Z");
const zone = "America/Toronto";
const due = (sent: Parameters<typeof dueByHand>[0]["sent"], at: string, sequence = 0) =>
  dueByHand({ sent, sequence, startsAt, zone }, Date.parse(at));

it("begins with the confirmation, or with the new time of a moved appointment", () => {
  expect(due([], "2034-09-06T14:00:00Z")).toBe("confirmed");
  expect(due([], "2034-09-06T14:00:00Z", 1)).toBe("changed");
});

it("asks for a reminder from the day before on, and once", () => {
  expect(due(["confirmed"], "2034-09-07T03:59:00Z")).toBeUndefined();
  expect(due(["confirmed"], "2034-09-07T04:00:00Z")).toBe("reminder");
  expect(due(["confirmed", "reminder"], "2034-09-08T13:00:00Z")).toBeUndefined();
});
