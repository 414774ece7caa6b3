import { highlight, knowsLanguage, loadHighlighter } from '../../markdown/highlight.ts'
import type { MarkdownContext } from '../../markdown/markdown-context.ts'
import { asPlainText, renderMarkdown } from '../../markdown/render-markdown.ts'
import { isText } from './blob-content.ts'

export function isMarkdown(path: string): boolean {
  return /\.(?:md|markdown|mdown|mkdn?|mdwn)$/i.test(path)
}

/** A file as HTML: formatted, or coloured, or just as it is. */
export async function renderFile(path: string, bytes: Buffer, context: MarkdownContext): Promise<string> {
  if (!isText(bytes)) return ''
  const text = bytes.toString()
  if (isMarkdown(path)) return renderMarkdown(text, context)
  const language = /\.([\w+#-]{1,30})$/.exec(path)?.[1]?.toLowerCase() ?? ''
  await loadHighlighter()
  if (!knowsLanguage(language)) return asPlainText(text)
  return `<pre><code class="language-${language}">${highlight(text, language)}</code></pre>`
}
