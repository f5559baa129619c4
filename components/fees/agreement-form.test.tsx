import type { CaseFees } from "@/lib/fees/view";
import { renderIn } from "@/lib/testing/render";

import { AgreementForm } from "./agreement-form";

jest.mock("@/lib/fees/actions", () => ({}));

it("the agreement form links back to the case page, where the form is closed", () => {
  const fees = { agreement: undefined, documents: [], today: "2027-02-01" } as Partial<CaseFees> as CaseFees;
  const { getByRole } = renderIn(
    "en",
    <AgreementForm fees={fees} target={{ clientId: "client", reference: "CAS-7K2M-4Q93" }} />,
  );
  // A link without a query would keep the query that shows the form.
  expect(getByRole("link", { name: "Back without a change" })).toHaveAttribute(
    "href",
    "/dashboard/clients/client/cases/CAS-7K2M-4Q93?agreement=none#fee",
  );
});
