import { htmlText } from "./html-text";

const textOf = (html: string) => htmlText(html, 100_000, () => undefined).text;

describe("the text of HTML", () => {
  it.each([
    [
      "decodes every entity",
      "Gr&uuml;&szlig;e &ndash; 5.000&nbsp;&euro; &#8364;&#x20AC; &amp;lt;",
      "Grüße – 5.000 € €€ &lt;",
    ],
    [
      "separates the cells of a table",
      "<table><tr><td>500</td><td>17</td></tr><tr><td>0.5 BTC</td><td>2026-01-02</td><td>1200</td></tr></table>",
      "500 | 17\n0.5 BTC | 2026-01-02 | 1200",
    ],
    ["separates cells with blocks in them", "<tr><td><p>500</p></td><td><p>17</p></td></tr>", "500\n17"],
    ["leaves out empty cells", "<tr><td></td><td>a</td><td> </td><td>b</td></tr>", "a | b"],
    [
      "keeps the address behind a link",
      `The <a href="https://evil.example/?a=1&amp;b=2">site of my bank</a> was here`,
      "The site of my bank <https://evil.example/?a=1&b=2> was here",
    ],
    [
      "keeps the address if the text names another",
      `<a href='https://evil.example'>https://bank.example</a>`,
      "https://bank.example <https://evil.example>",
    ],
    [
      "writes an address once",
      `<a href="https://www.bank.example/">bank.example</a> <a href="mailto:a@b.example">a@b.example</a>`,
      "bank.example a@b.example",
    ],
    ["leaves out links within the email", `<a href="#top">Top</a> <a href="javascript:x()">Go</a>`, "Top Go"],
    [
      "leaves out comments, styles and scripts",
      "<!-- Normal0 --><!--[if mso]><p>21</p><![endif]--><style>p{a:b}</style><title>T</title><p>Text</p><script>x('<p>y</p>')</script>",
      "Text",
    ],
    [
      "starts a line with each block",
      "<h1>Title</h1>One<div>Two</div><ul><li>a<li>b</ul>Three<br>Four<p>Five",
      "Title\nOne\nTwo\n- a\n- b\nThree\nFour\nFive",
    ],
    ["keeps one empty line", "a<br><br><br>b<p>&nbsp;</p>c", "a\n\nb\n\nc"],
    [
      "joins words across tags and line breaks",
      "Hel<b>lo</b> <i>you</i>\n  there , <span>x</span>",
      "Hello you there , x",
    ],
    ["keeps the lines of preformatted text", "<pre>a\n  b\n</pre>c", "a\n  b\nc"],
    ["names a picture by its text", `<img src="cid:1" alt="receipt.jpg">`, "receipt.jpg"],
    ["marks quoted lines", "Hi<blockquote>a<br>b<blockquote>c</blockquote></blockquote>d", "Hi\n> a\n> b\n> > c\nd"],
    ["reads what is not a tag as text", "I paid <500 and 3 < 5 && x", "I paid <500 and 3 < 5 && x"],
    ["shows text after a tag that never ends", '<p>One</p><p class="a', "One"],
  ])("%s", (_what, html, text) => expect(textOf(html)).toBe(text));

  it("says if it is cut", () => {
    expect(htmlText("<p>abc</p>".repeat(50), 100, () => undefined)).toMatchObject({ isComplete: false });
    expect(htmlText("<p>abc</p>", 100, () => undefined)).toMatchObject({ isComplete: true });
  });
});
