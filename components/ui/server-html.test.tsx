/** @jest-environment node */
import { renderToString } from "react-dom/server";

import { FocusedAlert } from "@/components/forms/focused-alert";

import { Accordion } from "./accordion";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { ErrorSummary } from "./error-summary";
import { Tabs } from "./tabs";
import { Toaster } from "./toaster";
import { Tooltip } from "./tooltip";

// The content security policy refuses style attributes and style elements in the server's HTML.
it.each([
  [
    "tabs",
    <Tabs
      key="1"
      label="Example"
      tabs={[
        { id: "a", label: "A", content: "a" },
        { id: "b", label: "B", content: "b" },
      ]}
    />,
  ],
  [
    "tooltip",
    <Tooltip key="2" text="A remark">
      <Button>Press</Button>
    </Tooltip>,
  ],
  [
    "dialog",
    <Dialog key="3" isOpen onClose={() => {}} title="Question" closeLabel="Close">
      Text
    </Dialog>,
  ],
  ["accordion", <Accordion key="4" items={[{ id: "a", title: "A", content: "a" }]} />],
  ["toaster", <Toaster key="5" dismissLabel="Dismiss" />],
  [
    "button",
    <Button key="6" isLoading>
      Send
    </Button>,
  ],
])("the server-rendered %s has no inline style", (_name, element) => {
  const html = renderToString(element);
  expect(html).not.toMatch(/\sstyle=|<style/);
  expect(html).not.toBe("");
});

// Without JavaScript, submitting a form loads a page with the result as a message. The message takes the focus, so that
// the browser scrolls to the message.
it.each([
  [
    "error summary",
    <ErrorSummary
      key="1"
      title="Mend this"
      errors={[{ id: "email", message: "Please enter a valid email address" }]}
    />,
  ],
  [
    "alert",
    <FocusedAlert key="2" tone="bad" event={1}>
      Not sent
    </FocusedAlert>,
  ],
])("the server-rendered %s takes the focus without JavaScript", (_name, element) => {
  expect(renderToString(element)).toMatch(/^<div[^>]* autofocus=""/);
});
