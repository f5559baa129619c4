import { readWizardQuery } from "./query";

describe("the currency in the wizard's query", () => {
  it("is used by the service step", () => {
    expect(readWizardQuery({ service: "crypto", currency: "EUR" })).toMatchObject({ step: "service", currency: "EUR" });
    expect(readWizardQuery({ step: "service", currency: ["EUR", "CAD"] }).currency).toBe("EUR");
    expect(readWizardQuery({ currency: "EUR" })).toMatchObject({ step: "service", currency: "EUR" });
  });

  it.each(["date", "details", "confirm", "done"])("is ignored by step %p, which uses the draft's currency", (step) => {
    expect(readWizardQuery({ step, service: "crypto", currency: "EUR" }).currency).toBeUndefined();
  });

  it.each(["gbp", "USD", "", undefined])("is ignored if it is %p", (currency) => {
    expect(readWizardQuery({ service: "crypto", currency }).currency).toBeUndefined();
  });
});
