import { renderIn } from "@/lib/testing/render";

import { WithReferences } from "./with-references";

it("keeps each reference of a text on one line, and changes no word", () => {
  const text = "Due 7-day 2034-09-06, Ana Sample, CAS-7K2M-4Q93 and FRS-EP5B-TR6H.";
  const { container } = renderIn("en", <WithReferences text={text} />);
  expect(container).toHaveTextContent(text);
  const kept = [...container.querySelectorAll(".whole-reference")].map((each) => each.textContent);
  expect(kept).toEqual(["CAS-7K2M-4Q93", "FRS-EP5B-TR6H"]);
});
