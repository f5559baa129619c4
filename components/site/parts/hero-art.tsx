/**
 * The home page's drawing: a ledger in which a gold line follows one entry through several accounts to a shield. The
 * page's HTML contains the ledger's sheet and the gold line, which is animated. The other parts come from an SVG file.
 * Their colours are CSS variables that they inherit from the page.
 */
export function HeroArt() {
  return (
    <svg className="hero-art" viewBox="0 0 480 560" aria-hidden="true" focusable="false">
      <rect className="a-sheet" x="8.5" y="8.5" width="463" height="543" />
      <use href="/images/hero.svg#page-back" />
      <path
        className="a-trace"
        pathLength="1"
        d="M190 113H244a13 13 0 0 1 13 13V168a13 13 0 0 0 13 13H319a13 13 0 0 1 13 13V236a13 13 0 0 1-13 13H205a13 13 0 0 0-13 13V399a13 13 0 0 0 13 13H274"
      />
      <use href="/images/hero.svg#page-front" />
    </svg>
  );
}

/** The drawing for narrow screens: the shield and a few lines of the ledger. */
export function HeroStrip() {
  return (
    <svg
      className="hero-strip"
      viewBox="0 0 358 120"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      focusable="false"
    >
      <use href="/images/hero.svg#strip-back" />
      <path
        className="a-trace"
        pathLength="1"
        d="M56 47H112a8 8 0 0 1 8 8v11a8 8 0 0 0 8 8H186a8 8 0 0 0 8-8 6 6 0 0 1 6-6H270"
      />
      <use href="/images/hero.svg#strip-front" />
    </svg>
  );
}
