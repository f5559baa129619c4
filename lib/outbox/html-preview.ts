/**
 * Prepares an email's HTML for a frame on our own page. The page's content security policy allows no inline styles, so
 * the style sheet `public/mail-preview.css` replaces them. The addresses of links are removed, and nothing is loaded
 * from other sites.
 */
export function htmlPreview(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>/g, '<link rel="stylesheet" href="/mail-preview.css">')
    .replace(/ (?:style|href|bgcolor)="[^"]*"(?=[^<]*>)/g, (attribute) =>
      attribute === ' href="/mail-preview.css"' ? attribute : "",
    )
    .replace(/<(script|img|iframe|object|form|base)\b[^>]*>/gi, "");
}
