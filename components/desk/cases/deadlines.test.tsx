import { renderIn } from "@/lib/testing/render";
import type { CaseFacts } from "@/lib/cases/formatted";

import { Deadlines } from "./deadlines";

jest.mock("@/lib/cases/actions/facts", () => ({}));

const deadline = (id: string, fields: Partial<CaseFacts["deadlines"][number]>) => ({
  id,
  version: "1",
  title: id,
  due: "",
  remind: "",
  dueOn: "2026-11-23" as const,
  isEnteredLate: false,
  done: undefined,
  days: { today: "2026-11-24" as const, near: "2026-11-23" as const },
  ...fields,
});

it("shows since when an open deadline is overdue, but does not mark a finished deadline as overdue", () => {
  const deadlines = [deadline("Appeal", {}), deadline("Report", { done: { at: "yesterday", by: "Robin" } })];
  const { getAllByText } = renderIn(
    "en",
    <Deadlines deadlines={deadlines} target={{ clientId: "c", reference: "CAS-1" }} canChange={false} />,
  );
  expect(getAllByText(/Overdue since Monday 23 November 2026/)).toHaveLength(1);
});
