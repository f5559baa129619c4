import { act, renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";

import type { FormAction } from "@/lib/platform/forms/form-state";

import { useDraft } from "./use-draft";

const saved: string[] = [];
const save: FormAction = (_, form) => {
  saved.push(String(form.get("text")));
  return Promise.resolve({ status: "done" });
};

beforeEach(() => {
  jest.useFakeTimers();
  saved.length = 0;
});
afterEach(() => jest.useRealTimers());

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <NextIntlClientProvider locale="en" timeZone="UTC">
    {children}
  </NextIntlClientProvider>
);

const rendered = () =>
  renderHook(
    ({ isSending }) =>
      useDraft(save, {
        reference: "MSG-1",
        initial: { text: "", savedAt: undefined },
        zone: "America/Toronto",
        isSending,
      }),
    { wrapper, initialProps: { isSending: false } },
  );

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it("the latest text is saved soon after the user stops typing", async () => {
  const { result } = rendered();
  act(() => result.current.change("We will"));
  await pass(1_000);
  act(() => result.current.change("We will call you"));
  expect(result.current.status).toBe("unsaved");
  await pass(1_200);
  expect(saved).toEqual(["We will call you"]);
  expect(result.current.status).toBe("saved");
});

it("a text is not saved while it is being sent, but is saved if sending fails", async () => {
  const { result, rerender } = rendered();
  act(() => result.current.change("We will call you"));
  await pass(1_000);
  rerender({ isSending: true });
  await pass(5_000);
  expect(saved).toEqual([]);
  rerender({ isSending: false });
  await pass(1_200);
  expect(saved).toEqual(["We will call you"]);
});
