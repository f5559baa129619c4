import { attributionFrom } from "./attribution";

it("reads the attribution from the URL of the page that sent the form", () => {
  const address = "https://firm.example/de/cryptocurrency-recovery?gclid=Cj0&utm_source=search&step=2";
  expect(attributionFrom(address)).toEqual({
    gclid: "Cj0",
    utm_source: "search",
    landing: "/de/cryptocurrency-recovery",
  });
});

it.each([null, "", "about:blank#%", "https://firm.example/?gclid=%3Cscript%3E"])(
  "finds no click id in the URL %j",
  (address) => {
    expect(attributionFrom(address).gclid).toBeUndefined();
  },
);
