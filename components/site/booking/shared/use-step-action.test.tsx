import { screen, waitFor } from "@testing-library/react";

import { ChunkLoadError } from "@/components/errors/load-chunk";
import { Toaster } from "@/components/ui/toaster";
import type { FormAction } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { StepErrors } from "./step-errors";
import { useStepAction } from "./use-step-action";

function Probe({ action }: { readonly action: FormAction }) {
  const { state, isPending, form } = useStepAction(action);
  return (
    <form {...form}>
      <StepErrors state={state} controls={{}} />
      <input name="typed" aria-label="Typed" />
      <Toaster dismissLabel="Dismiss" />
      <button type="submit">{isPending ? "Waiting" : "Send"}</button>
    </form>
  );
}

async function send(action: FormAction) {
  const { user } = renderIn("en", <Probe action={action} />);
  await user.type(screen.getByLabelText("Typed"), "kept");
  await user.click(screen.getByRole("button", { name: "Send" }));
}

describe("useStepAction", () => {
  it("lets the router handle a redirect and keeps the typed text", async () => {
    const redirect = Object.assign(new Error("NEXT_REDIRECT"), {
      digest: "NEXT_REDIRECT;push;/booking?step=details;307;",
    });
    const action = jest.fn<ReturnType<FormAction>, Parameters<FormAction>>().mockRejectedValue(redirect);
    await send(action);
    await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
    expect(await screen.findByRole("button", { name: "Send" })).toBeInTheDocument();
    expect(screen.getByLabelText("Typed")).toHaveValue("kept");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("says that the server could not be reached, and keeps the typed text", async () => {
    await send(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Unable to connect to the server. Please check your internet connection.",
    );
    expect(screen.getByLabelText("Typed")).toHaveValue("kept");
  });

  it.each([
    [
      "an unreadable response",
      new Error("An unexpected response was received from the server."),
      "An unexpected error occurred",
    ],
    ["a failure to load a script", new ChunkLoadError("form"), "Your browser could not complete this step."],
  ])("shows an error and keeps the typed text after %s", async (_cause, error, message) => {
    await send(() => Promise.reject(error));
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.getByLabelText("Typed")).toHaveValue("kept");
  });

  it("shows a toast and keeps the typed text after a server error", async () => {
    await send(async () => ({
      status: "failed",
      error: "SERVER_ERROR",
      message: "An error occurred",
      fields: {},
      values: {},
    }));
    expect(await screen.findByRole("alert")).toHaveTextContent("An error occurred");
    expect(screen.getByLabelText("Typed")).toHaveValue("kept");
    const toast = screen.getByRole("status");
    expect(toast).toHaveTextContent("Operation Failed");
    expect(toast).toHaveTextContent("An unexpected error occurred. Please try again.");
  });
});
