import { act, fireEvent, screen } from "@testing-library/react";

import { renderIn } from "@/lib/testing/render";

import { AttachedFiles } from "./attached-files";
import type { AttachableRow } from "./attached-files";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  useRouter: () => ({ refresh }),
}));

const texts = {
  choose: "Documents",
  none: "None",
  upload: "Add files",
  uploading: "Please wait",
  added: "Added",
  deleted: "deleted by the scan",
};
const file = new File(["Dear bank"], "letter.txt");

let answer: (value: object) => void;
beforeEach(() => {
  refresh.mockClear();
  globalThis.fetch = () =>
    new Promise((resolve) => {
      answer = (value) => resolve({ ok: true, json: () => Promise.resolve(value) } as Response);
    });
});
afterEach(() => jest.useRealTimers());

const shown = (rows: readonly AttachableRow[]) => (
  <AttachedFiles clientId="c1" rows={rows} endings={[".txt"]} maxBytes={100} texts={texts} />
);
const letter = (state: string) => ({ id: "d1", name: "letter.txt", bytes: 9, state });
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText("Add files"), { target: { files } });

it("ticks a chosen file, asks whether it was scanned, and lets nobody send the email during the upload", async () => {
  jest.useFakeTimers();
  const { rerender } = renderIn("en", shown([]));
  choose(file);
  const field = screen.getByLabelText<HTMLInputElement>("Add files");
  expect(field.validationMessage).toBe("Please wait");
  await act(async () => answer({ result: "held", id: "d1" }));
  expect(field.validationMessage).toBe("");
  expect(refresh).toHaveBeenCalledTimes(1);

  rerender(shown([letter("held")]));
  expect(screen.getByRole("checkbox", { name: /^letter\.txt .* Waiting for the scan$/ })).toBeChecked();
  act(() => jest.advanceTimersByTime(2_000));
  expect(refresh).toHaveBeenCalledTimes(2);

  rerender(shown([letter("clean")]));
  expect(screen.getByRole("checkbox", { name: /^letter\.txt/ })).toBeChecked();
  expect(screen.queryByText(/Waiting for the scan/)).toBeNull();
  act(() => jest.advanceTimersByTime(10_000));
  expect(refresh).toHaveBeenCalledTimes(2);
});

it("says which file was refused and which the scan deleted", async () => {
  const { rerender } = renderIn("en", shown([]));
  choose(new File(["x".repeat(101)], "long.txt"), file);
  await act(async () => {});
  await act(async () => answer({ result: "stored", id: "d1" }));
  expect(screen.getByRole("alert")).toHaveTextContent("long.txt: The file is larger");
  rerender(shown([letter("refused")]));
  expect(screen.getByRole("alert")).toHaveTextContent("letter.txt: deleted by the scan");
  expect(screen.queryByRole("checkbox")).toBeNull();
});
