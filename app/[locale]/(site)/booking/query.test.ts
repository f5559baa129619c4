import { readWizardQuery } from "./query";

describe("the currency in the wizard's address", () => {
  it("counts where a service is chosen", () => {
    expect(readWizardQuery({ service: "crypto", currency: "GBP" })).toMatchObject({ step: "service", currency: "GBP" });
    expect(readWizardQuery({ step: "service", currency: ["EUR", "CAD"] }).currency).toBe("EUR");
    expect(readWizardQuery({ currency: "GBP" })).toMatchObject({ step: "service", currency: "GBP" });
  });

  it.each(["date", "details", "confirm", "done"])(
    "counts for nothing at step %s, which shows what the draft holds",
    (step) => {
      expect(readWizardQuery({ step, service: "crypto", currency: "GBP" }).currency).toBeUndefined();
    },
  );

  it.each(["gbp", "USD", "", undefined])("is as good as absent when it is %p", (currency) => {
    expect(readWizardQuery({ service: "crypto", currency }).currency).toBeUndefined();
  });
});
