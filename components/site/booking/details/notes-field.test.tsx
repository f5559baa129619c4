import { screen, waitFor } from "@testing-library/react";

import { recorder } from "@/components/forms/testing/recorder";

import { fill, notes, paste, proceed, show } from "./testing/show-details-form";

it("shows by how many characters the notes exceed the limit", async () => {
  const { user } = show({ prefill: { additionalNotes: "a".repeat(499) } });
  await user.type(notes(), "bcd");
  expect(screen.getByText("2 characters too many")).toBeInTheDocument();
});

it("refuses a seed phrase and explains why", async () => {
  const { sent, action } = recorder();
  const { user } = show({ save: action });
  await fill(user);
  await paste(user, notes(), `${"abandon ".repeat(11)}about`);
  await user.click(proceed());
  expect(await screen.findByRole("link", { name: /seed phrase or a private key/ })).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it("refuses a seed phrase that is split across two fields", async () => {
  const { sent, action } = recorder();
  const { user } = show({ save: action });
  await fill(user);
  for (const [label, phrase] of [
    ["First name", "legal winner thank year wave sausage"],
    ["Last name", "worth useful crumble oxygen mansion yellow"],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    await paste(user, screen.getByLabelText(label), phrase);
  }
  await user.click(proceed());
  expect(await screen.findAllByRole("link", { name: /seed phrase or a private key/ })).toHaveLength(2);
  expect(sent).toEqual([]);
});

it("accepts a hash after the visitor confirms that it is a transaction hash and not a key", async () => {
  const { sent, action } = recorder();
  const { user } = show({ save: action });
  await fill(user);
  await paste(user, notes(), "9f".repeat(32));
  await user.click(proceed());
  await user.click(await screen.findByRole("checkbox", { name: /is a transaction hash or signature, not a key/ }));
  await user.click(proceed());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ hashesConfirmed: "true" });
});
