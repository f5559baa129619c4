import type { CaseFees } from "@/lib/money/fees/view";
import { renderIn } from "@/lib/testing/render";

import { AgreementForm } from "./agreement-form";

jest.mock("@/lib/money/fees/actions", () => ({}));

it('the link "Back without a change" opens the case page without the agreement form', () => {
  const fees = { agreement: undefined, documents: [], today: "2027-02-01" } as Partial<CaseFees> as CaseFees;
  const { getByRole } = renderIn(
    "en",
    <AgreementForm fees={fees} target={{ clientId: "client", reference: "CAS-7K2M-4Q93" }} />,
  );
  // Without a query, `Link` would render only `#fee`, because the link leads to the current page. The URL would then
  // keep `?agreement=form`, and the form would stay open.
  expect(getByRole("link", { name: "Back without a change" })).toHaveAttribute(
    "href",
    "/dashboard/clients/client/cases/CAS-7K2M-4Q93?agreement=none#fee",
  );
});
