const styleSheet = '<link rel="stylesheet" href="/mail-preview.css">';

/**
 * Prepares an email's HTML for a frame on our own page. The page's content security policy allows no inline styles, so
 * the style sheet `public/mail-preview.css` replaces them. The addresses of links are removed, and nothing is loaded
 * from other sites.
 */
export function htmlPreview(html: string): string {
  return html
    .replace(/<style>[^<]*<\/style>/g, styleSheet)
    .replace(/<[^<>]*>/g, (tag) => (tag === styleSheet ? tag : tag.replace(/ (?:style|href|bgcolor)="[^"]*"/g, "")))
    .replace(/<(?:script|img|iframe|object|form|base)\b[^<>]*>/gi, "")
    .replace(/<(?=(?:script|img|iframe|object|form|base)\b)/gi, "&lt;");
}
