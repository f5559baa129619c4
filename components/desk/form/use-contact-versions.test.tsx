import { act, renderHook } from "@testing-library/react";

import { idle } from "@/lib/platform/forms/form-state";
import type { FormState } from "@/lib/platform/forms/form-state";

import { useContactVersions } from "./use-contact-versions";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const fields = ["phone", "email"] as const;
const old = { version: "1", values: { phone: "0731", email: "old@example.com" } };
const saved = { version: "2", values: { phone: "0731", email: "new@example.com" } };

const refused: FormState = {
  status: "failed",
  error: "RESOURCE_CONFLICT",
  message: "Refused",
  fields: {},
  values: {
    version: "1",
    phone: "089",
    email: "old@example.com",
    "base.phone": "0731",
    "base.email": "old@example.com",
  },
};

const start = () =>
  renderHook(
    ({ current, state }: { current: typeof old; state: FormState }) => useContactVersions(fields, current, state),
    {
      initialProps: { current: old, state: idle },
    },
  );

describe("a form with contact data", () => {
  it("shows a newly saved version until something is entered", () => {
    const { result, rerender } = start();
    rerender({ current: saved, state: idle });
    expect(result.current).toMatchObject({ values: saved.values, isOutdated: false });
  });

  it("keeps its version once something is entered", () => {
    const { result, rerender } = start();
    act(result.current.hold);
    rerender({ current: saved, state: idle });
    expect(result.current).toMatchObject({ values: old.values, isOutdated: true, conflict: undefined });
  });

  it("shows both values of each field that differs after a conflict", () => {
    const { result, rerender } = start();
    rerender({ current: saved, state: refused });
    expect(result.current.conflict?.lines).toEqual([
      { field: "phone", base: "0731", mine: "089", theirs: "0731", chosen: "mine" },
      { field: "email", base: "old@example.com", mine: "old@example.com", theirs: "new@example.com", chosen: "theirs" },
    ]);
  });

  it("shows no conflict before the page has the saved version", () => {
    const { result, rerender } = start();
    rerender({ current: old, state: refused });
    expect(result.current.conflict).toBeUndefined();
    expect(result.current.values).toEqual({ phone: "089", email: "old@example.com" });
  });
});
