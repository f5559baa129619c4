/** The colours of emails, from the site's light theme. Text has a contrast of at least 7 to 1. */
export const colours = {
  ground: "#F2EDE0",
  sheet: "#FFFEFA",
  ink: "#13213A",
  soft: "#435069",
  line: "#DDD6C5",
  gold: "#CBA550",
  mark: "#0F1F38",
  button: "#173560",
  link: "#1B4A88",
  panel: "#F6EDD6",
  panelEdge: "#8A6A1F",
} as const;

export const fonts = {
  text: "'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,Arial,sans-serif",
  heading: "Georgia,'Times New Roman',serif",
  code: "Consolas,Menlo,'Courier New',monospace",
} as const;

/**
 * The CSS rules for narrow screens and for dark mode. They override inline styles. A mail program that ignores them
 * shows the light version. Outlook adds the attribute data-ogsc to elements that it recolours.
 */
export const headStyles = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (max-width:619px){.pad{padding-left:20px!important;padding-right:20px!important}.stack{display:block!important;width:auto!important}th.stack{padding-bottom:0!important;border-bottom:0!important}td.stack{padding-top:0!important;border-top:0!important}.word{min-width:44%!important}h1{font-size:24px!important}}",
  "@media (prefers-color-scheme:dark){.bg{background:#10182A!important}.sheet{background:#182238!important}.ink{color:#EFEADD!important}.soft{color:#BFC6D4!important}.line{border-color:#3A4866!important}.gold{border-color:#D3AE5A!important}.words{background:#2B2718!important}.mark{background:#EFEADD!important;color:#10182A!important}.btn{background:#B4CCF0!important;color:#10182A!important}.link{color:#A9C6F2!important}}",
  "[data-ogsc] .ink{color:#EFEADD!important}[data-ogsc] .soft{color:#BFC6D4!important}[data-ogsc] .link{color:#A9C6F2!important}",
].join("");
