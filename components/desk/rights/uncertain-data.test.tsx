import { choicePrefix } from "@/lib/rights/erasure/uncertain";
import type { ClientData } from "@/lib/rights/registers/types";
import { renderIn } from "@/lib/testing/render";

import { EraseData } from "./erase-data";
import { ExportData } from "./export-data";

jest.mock("@/lib/rights/export/actions", () => ({ eraseClientData: jest.fn(), confirmDataExport: jest.fn() }));

const uncertain: ClientData["uncertain"] = [
  {
    id: "5b0c7a52-4a77-4c6f-9d5a-0f7a4c3f1e11",
    kind: "message",
    reference: "MSG-7K2M-4Q93",
    name: "Otto Andersen",
    email: "otto@example.org",
    createdAt: new Date("2027-02-01T12:00:00Z"),
    doubt: "phone",
  },
];
const data = {
  clientId: "c",
  requests: ["DAT-7K2M-4Q93"],
  unidentified: [],
  held: [{ retention: "client-file", count: 1 }],
  isExportReady: true,
  uncertain,
} as Partial<ClientData> as ClientData;
const label = /MSG-7K2M-4Q93 from Otto Andersen.*same phone number/;

it("the form that erases a client ticks nothing by itself, and sends what it listed", () => {
  const { getByLabelText, container } = renderIn("en", <EraseData data={data} zone="UTC" />);
  const box = getByLabelText(label);
  expect(box).not.toBeChecked();
  expect(box).toHaveAttribute("name", `${choicePrefix}${uncertain[0]?.id}`);
  expect(container.querySelector("[name=shown]")).toHaveValue(uncertain[0]?.id);
});

it("the form that exports a client's data ticks nothing by itself", () => {
  const { getByLabelText } = renderIn("en", <ExportData data={data} zone="UTC" />);
  expect(getByLabelText(label)).not.toBeChecked();
});
