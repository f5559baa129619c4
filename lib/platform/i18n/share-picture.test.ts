import { pictureFile, pictureUrl } from "./share-picture";

it("returns a different path for each page and language", () => {
  expect(pictureFile("en", "/")).toEqual(["en", "home.png"]);
  expect(pictureFile("de", "/blog/how-chargebacks-work")).toEqual(["de", "blog", "how-chargebacks-work.png"]);
  expect(pictureUrl("fr-CA", "/services")).toBe("http://localhost:3000/images/share/fr-CA/services.png");
});
