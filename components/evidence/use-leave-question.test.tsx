import { renderHook } from "@testing-library/react";

import { paymentByHand } from "@/lib/evidence/payments";
import { emptyWork } from "@/lib/evidence/work";
import type { Work } from "@/lib/evidence/work";

import { leaveEvent, useLeaveQuestion } from "./use-leave-question";

const withPayments = (...ids: readonly string[]): Work => ({ ...emptyWork, payments: ids.map(paymentByHand) });

/** Whether the browser asks before it leaves the page. */
const isAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

const begin = (work: Work) => renderHook(useLeaveQuestion, { initialProps: work });

it("asks as long as work is in no file", () => {
  const { result, rerender } = begin(emptyWork);
  expect(isAsked()).toBe(false);
  const work = withPayments("one");
  rerender(work);
  expect(isAsked()).toBe(true);
  result.current.keep(work);
  expect(isAsked()).toBe(false);
  rerender(withPayments("one", "two"));
  expect(isAsked()).toBe(true);
});

it("asks nothing after the page was cleared, or if the visitor leaves at once", () => {
  const { rerender } = begin(emptyWork);
  rerender(withPayments("one"));
  rerender({ ...emptyWork });
  expect(isAsked()).toBe(false);
  rerender(withPayments("one"));
  dispatchEvent(new Event(leaveEvent));
  expect(isAsked()).toBe(false);
});
