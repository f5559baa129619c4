import { plainTextOf } from "./plain-text";

describe("the text of an email that has only HTML", () => {
  it("does not contain the quoted email below it", () => {
    const quoted = "<blockquote>We have read it.<blockquote>My message</blockquote></blockquote>";
    expect(plainTextOf({ html: `<p>Yes.</p><div>On Friday, Office wrote:</div>${quoted}` })).toBe("Yes.");
    expect(plainTextOf({ html: "Yes.<blockquote type='cite'>We have read it." })).toBe("Yes.");
  });

  it("contains answers that are written between quoted lines", () => {
    const html =
      "Hello<blockquote>Is Friday possible?</blockquote>Yes.<blockquote>At noon?</blockquote><p>Yes &amp; thanks</p>";
    expect(plainTextOf({ html }).split(/\n+/)).toEqual([
      "Hello",
      "> Is Friday possible?",
      "Yes.",
      "> At noon?",
      "Yes & thanks",
    ]);
  });
});
