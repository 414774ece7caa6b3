import { type Html, html, trusted } from '@octavo/platform/pages/html.ts'

/**
 * Embeds user content below a heading of the page. Shifts its headings, so that the outline of the page has no
 * gaps.
 */
export function embed(markup: string, level: number): Html {
  return html`<div class="prose">${trusted(withinReach(fitHeadings(markup, level)))}</div>`
}

/** Makes wide content focusable, hides decoration from assistive technology and labels checkboxes. */
function withinReach(markup: string): string {
  return markup
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replace(/<a class="anchor"[^>]*><\/a>/g, '')
    .replace(/<input type="checkbox"(?=([^>]*))/g, (tag, rest: string) => {
      const label = rest.includes('checked') ? 'Done' : 'To be done'
      return `${tag} aria-label="${label}"`
    })
}

/** Relies on the output of `renderMarkdown`: only tags contain `<`. */
function fitHeadings(markup: string, level: number): string {
  const openLevels: number[] = []
  return markup.replace(/<(\/?)h([1-6])(?=[\s>])/g, (_, end: string, digit: string) => {
    const own = Number(digit)
    if (!end) {
      while (own <= (openLevels.at(-1) ?? 0)) openLevels.pop()
      openLevels.push(own)
    }
    return `<${end}h${Math.min(6, level + openLevels.length)}`
  })
}
