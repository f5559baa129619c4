import { screen } from "@testing-library/react";

import type { ClientFile } from "@/lib/clients/file";
import { renderIn } from "@/lib/testing/render";

import { FileMessages } from "./file-lists";

const fileFor = (readsMessages: boolean) => ({ inquiries: [], readsMessages }) as unknown as ClientFile;

test('a client file does not say "No messages" to staff who may not read messages', () => {
  renderIn("en", <FileMessages file={fileFor(false)} zone="UTC" />);
  expect(screen.getByText("Messages are shown to the staff who answer them.")).toBeInTheDocument();
  expect(screen.queryByText("No messages")).not.toBeInTheDocument();
});

test('a client file without messages says "No messages" to staff who may read messages', () => {
  renderIn("en", <FileMessages file={fileFor(true)} zone="UTC" />);
  expect(screen.getByText("No messages")).toBeInTheDocument();
});
