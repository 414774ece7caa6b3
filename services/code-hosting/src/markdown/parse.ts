import { Marked } from 'marked'
import { escapeHtml } from './escape.ts'
import { highlight, knowsLanguage, loadHighlighter } from './highlight.ts'

const marked = new Marked({ gfm: true, breaks: false }).use({
  renderer: {
    code({ text, lang = '' }) {
      const language = /^[\w+#-]{1,30}/.exec(lang)?.[0]?.toLowerCase() ?? ''
      const html = knowsLanguage(language) ? highlight(text, language) : escapeHtml(text)
      return `<pre><code${language ? ` class="language-${language}"` : ''}>${html}\n</code></pre>\n`
    },
  },
})

/** The result is not sanitized: it may contain HTML of the text. */
export async function markdownToHtml(text: string): Promise<string> {
  if (/^[\s>*+\d.-]*(?:```|~~~)\s*\w/m.test(text)) await loadHighlighter()
  return marked.parse(text.replaceAll('\0', '\ufffd'), { async: false })
}
