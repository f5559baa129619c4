import type { FormState } from "@/lib/platform/forms/form-state";

import { provingAction } from "./solve-proof";

const asked: FormState = {
  status: "failed",
  error: "BUSINESS_RULE_VIOLATION",
  message: "",
  fields: {},
  values: {},
  challenge: "a task",
};

it("the action solves the server's challenge and sends the same form again with the proof", async () => {
  const proofs: (string | null)[] = [];
  const action = async (_previous: FormState, form: FormData): Promise<FormState> => {
    proofs.push(form.get("proof") as string | null);
    return proofs.length === 1 ? asked : { status: "done" };
  };
  expect(await provingAction(action, async (task) => `${task}, done`)({ status: "idle" }, new FormData())).toEqual({
    status: "done",
  });
  expect(proofs).toEqual([null, "a task, done"]);
});

it("the action solves nothing if the server sends no challenge", async () => {
  const solve = jest.fn();
  expect(await provingAction(async () => ({ status: "done" }), solve)({ status: "idle" }, new FormData())).toEqual({
    status: "done",
  });
  expect(solve).not.toHaveBeenCalled();
});
