import { type Html, html, trusted } from '@octavo/platform/pages/html.ts'

/**
 * What somebody wrote, below a heading of the page. Its own headings go on from there without leaving a level out, so
 * that the outline of the page holds whatever levels the author liked.
 */
export function embed(markup: string, level: number): Html {
  return html`<div class="prose">${trusted(withinReach(fitHeadings(markup, level)))}</div>`
}

/**
 * What has to be scrolled sideways can be reached by keyboard, what is hidden from some readers cannot, and boxes that
 * are ticked say what that means.
 */
function withinReach(markup: string): string {
  return markup
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replace(/<a class="anchor"[^>]*><\/a>/g, '')
    .replace(/<input type="checkbox"(?=([^>]*))/g, (tag, rest: string) => {
      const words = rest.includes('checked') ? 'Done' : 'To be done'
      return `${tag} aria-label="${words}"`
    })
}

/** The markup is that of `renderMarkdown`, in which only tags begin with `<`. */
function fitHeadings(markup: string, level: number): string {
  const open: number[] = []
  return markup.replace(/<(\/?)h([1-6])(?=[\s>])/g, (_, end: string, digit: string) => {
    const own = Number(digit)
    if (!end) {
      while (own <= (open.at(-1) ?? 0)) open.pop()
      open.push(own)
    }
    return `<${end}h${Math.min(6, level + open.length)}`
  })
}
