import { render } from "@testing-library/react";

import { thing } from "@/lib/site/structured-data/thing";
import { inlineScripts } from "@/lib/platform/page-cache/inline-scripts.mjs";

import { JsonLd } from "./json-ld";

const hostile = thing("Thing", { name: '</script><script>alert("x")</script><!-- ' });

it("structured data escapes text that would end its script element", () => {
  const { container } = render(<JsonLd things={hostile} />);
  expect(container.querySelectorAll("script")).toHaveLength(1);
  expect(container.innerHTML.match(/<\/?script/g)).toHaveLength(2);
  expect(container.innerHTML).not.toContain("<!--");
  expect(JSON.parse(container.querySelector("script")?.textContent ?? "")).toEqual(hostile);
});

it("structured data gets no hash in the content security policy", () => {
  const { container } = render(<JsonLd things={[hostile, hostile]} />);
  expect(inlineScripts(container.innerHTML)).toEqual([]);
});

it("structured data removes soft hyphens from names", () => {
  const { container } = render(<JsonLd things={thing("Thing", { name: "Be\u00adratung" })} />);
  expect(JSON.parse(container.textContent ?? "")).toMatchObject({ name: "Beratung" });
});
