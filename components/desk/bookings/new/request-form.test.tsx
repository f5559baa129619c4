import { screen } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";

import { renderIn } from "@/lib/testing/render";

import { RequestForm } from "./request-form";

const opened: string[] = [];
const router = { push: (path: string) => void opened.push(path) } as Partial<AppRouterInstance> as AppRouterInstance;

beforeEach(() => {
  opened.length = 0;
});

/** The page's form, which shows the times of one service. */
function form(shown: "first" | "fraud") {
  return (
    <AppRouterContext value={router}>
      <RequestForm action="/dashboard/bookings/new" shown={shown}>
        <input type="hidden" name="client" value="one" />
        <select name="service" aria-label="Service" defaultValue={shown}>
          <option value="first" data-shown={shown === "first" || undefined}>
            First
          </option>
          <option value="fraud" data-shown={shown === "fraud" || undefined}>
            Fraud
          </option>
        </select>
      </RequestForm>
    </AppRouterContext>
  );
}

describe("the choices of a new booking", () => {
  it("load the times of a service as soon as it is chosen", async () => {
    const { user } = renderIn("en", form("first"));
    expect(opened).toEqual([]);
    await user.selectOptions(screen.getByLabelText("Service"), "fraud");
    expect(opened).toEqual(["/dashboard/bookings/new?client=one&service=fraud"]);
  });

  it("follow the page when a link has changed them", () => {
    const { rerender } = renderIn("en", form("first"));
    rerender(form("fraud"));
    expect(screen.getByLabelText("Service")).toHaveValue("fraud");
    expect(opened).toEqual([]);
  });

  it("stay on the page while there is no connection", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValueOnce(false);
    const { user } = renderIn("en", form("first"));
    await user.selectOptions(screen.getByLabelText("Service"), "fraud");
    expect(opened).toEqual([]);
  });

  it("load their times if they were chosen before the scripts ran", async () => {
    const early = document.createElement("div");
    document.body.append(early);
    const { renderToString } = await import("react-dom/server");
    early.innerHTML = renderToString(form("first"));
    const select = early.querySelector("select");
    if (select) select.value = "fraud";
    const { hydrateRoot } = await import("react-dom/client");
    const { act } = await import("react");
    const root = await act(() => hydrateRoot(early, form("first")));
    expect(opened).toEqual(["/dashboard/bookings/new?client=one&service=fraud"]);
    act(() => root.unmount());
    early.remove();
  });
});
