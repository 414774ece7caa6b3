import { type Html, html, trusted } from '@octavo/platform/pages/html.ts'
import { escapeHtml } from '../markdown/escape.ts'
import { highlight, knowsLanguage, loadHighlighter } from '../markdown/highlight.ts'

/** More lines would be too many elements for browsers. */
export const maxLines = 10_000

/** The lines of a text, each with an anchor such as `#L12`. Texts on the same page need different anchors. */
export async function showCode(
  text: string,
  path: string,
  { anchor = 'L', limit = maxLines }: { anchor?: string; limit?: number } = {},
): Promise<Html> {
  const lines = splitMarkup(await color(text, languageOf(path))).slice(0, limit)
  const visible = lines.map(
    (line, at) =>
      `<span class="line" id="${anchor}${at + 1}"><a href="#${anchor}${at + 1}" tabindex="-1" aria-hidden="true">${at + 1}</a>${line}\n</span>`,
  )
  return html`<pre class="code" tabindex="0" role="region" aria-label="${path}"><code>${trusted(visible.join(''))}</code></pre>`
}

export function countLines(text: string): number {
  if (text === '') return 0
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

async function color(text: string, language: string): Promise<string> {
  await loadHighlighter()
  return knowsLanguage(language) ? highlight(text, language) : escapeHtml(text)
}

function languageOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  if (name === 'dockerfile' || name === 'makefile') return name
  return /\.([\w+#-]{1,30})$/.exec(name)?.[1] ?? ''
}

/** Closes open elements at the end of each line and reopens them on the next. */
function splitMarkup(markup: string): string[] {
  const openTags: string[] = []
  const lines = markup.replace(/\r?\n$/, '').split(/\r?\n/)
  return lines.map((line) => {
    const before = openTags.join('')
    for (const [tag] of line.matchAll(/<\/?span[^>]*>/g)) {
      if (tag === '</span>') openTags.pop()
      else openTags.push(tag)
    }
    return before + line + '</span>'.repeat(openTags.length)
  })
}
