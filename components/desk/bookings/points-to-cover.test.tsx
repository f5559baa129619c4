import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import type { FormAction } from "@/lib/platform/forms/form-state";
import { renderIn } from "@/lib/testing/render";

import { PointsToCover } from "./points-to-cover";

function show(tick: FormAction | undefined) {
  const points = [
    { point: "safe", label: "Ask if it is safe" },
    { point: "next", label: "Agree on the next step" },
  ] as const;
  renderIn(
    "en",
    <PointsToCover
      reference="FRS-7K2M-4Q93"
      points={points}
      covered={["safe"]}
      tick={tick}
      texts={{ title: "To cover", failed: "Not saved" }}
      counts={["0 of 2", "1 of 2", "2 of 2"]}
    />,
  );
}

it("stores a tick at once and counts it", async () => {
  const sent: Record<string, FormDataEntryValue>[] = [];
  show((_state, form) => {
    sent.push(Object.fromEntries(form));
    return Promise.resolve({ status: "done" });
  });
  expect(screen.getByText("1 of 2")).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText("Agree on the next step"));
  expect(await screen.findByText("2 of 2")).toBeInTheDocument();
  expect(sent).toEqual([{ reference: "FRS-7K2M-4Q93", point: "next", isCovered: "true" }]);
});

it("takes a tick back that cannot be stored, and says so", async () => {
  show(() => Promise.reject(new Error("offline")));
  await userEvent.click(screen.getByLabelText("Ask if it is safe"));
  expect(await screen.findByText("Not saved")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText("Ask if it is safe")).toBeChecked());
});

it("is a list without checkboxes for staff who may not write notes", () => {
  show(undefined);
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(screen.getByText("Ask if it is safe")).toBeInTheDocument();
});
