import { preparedSchema } from "@/lib/transfers/prepared";

import { carriedText } from "./carry";
import { paymentByHand } from "./payments";
import { emptyWork } from "./work";
import type { Work } from "./work";

const payment = (id: string, line: string, isTicked = true) => ({
  ...paymentByHand(id),
  origin: { line: 1, text: line },
  isTicked,
});
const workWith = (payments: Work["payments"]): Work => ({
  ...emptyWork,
  payments,
  files: [{ name: "secret-name.txt", size: 1, hash: "a".repeat(64) }],
  details: { ...emptyWork.details, name: "Margaret Sample" },
});

it("carries the ticked payments with their lines, and neither file names nor the facts for letters", () => {
  const work = workWith([payment("a", "line a"), payment("b", "line b", false)]);
  const carried = carriedText(work);
  if (!("text" in carried)) throw new Error(carried.problem);
  expect(preparedSchema.parse(JSON.parse(carried.text)).payments).toMatchObject([{ line: "line a" }]);
  expect(carried.text).not.toMatch(/secret-name|Margaret|line b/);
});

it("cuts long lines, and refuses a table that is empty or too long", () => {
  const long = carriedText(workWith([payment("a", "x".repeat(4_000))]));
  expect("text" in long && preparedSchema.safeParse(JSON.parse(long.text)).success).toBe(true);
  expect(carriedText(workWith([payment("a", "a", false)]))).toEqual({ problem: "empty" });
  const many = (count: number, line: string) =>
    workWith(Array.from({ length: count }, (_, at) => payment(`${at}`, line)));
  expect(carriedText(many(200, "a"))).toMatchObject({ text: expect.any(String) as string });
  expect(carriedText(many(201, "a"))).toEqual({ problem: "tooLong" });
  expect(carriedText(many(200, "ä".repeat(400)))).toEqual({ problem: "tooLong" });
});
