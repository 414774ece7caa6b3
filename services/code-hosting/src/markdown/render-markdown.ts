import { createHash } from 'node:crypto'
import { createTaskWorker } from '@octavo/platform/concurrency/task-worker.ts'
import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import { escapeHtml } from './escape.ts'
import type { MarkdownContext } from './markdown-context.ts'
import { render } from './render.ts'
import type { Asked } from './worker.ts'

const keptBytes = 16 * 1024 * 1024
const kept = createByteCache<string>(keptBytes, (html) => 2 * html.length)
/** Beyond it a text is shown as it is, for nobody reads so much formatted text. */
const mostFormatted = 512 * 1024
/** The time that a parser takes can grow with the square of a text's length, when somebody means it to. */
const mostFormattedHere = 4 * 1024

const renderAside = createTaskWorker<Asked>(new URL('./worker.ts', import.meta.url))

/**
 * GitHub's flavour of Markdown as HTML that may stand in any page: whatever the text says, nothing in it runs, loads
 * scripts, or takes an id or a class that pages use.
 */
export async function renderMarkdown(text: string, context: MarkdownContext): Promise<string> {
  if (text.length > mostFormatted) return asPlainText(text)
  const key = createHash('sha256')
    .update(JSON.stringify([text, context]))
    .digest('base64url')
  const known = kept.find(key)
  if (known !== undefined) return known
  const isLong = text.length > mostFormattedHere
  const rendered = await (isLong ? renderAside({ text, context }) : render(text, context)).catch(
    // Nested too deeply to be read, or made to take too long.
    () => undefined,
  )
  return kept.add(key, rendered ?? asPlainText(text))
}

/** For what is not Markdown. */
export function asPlainText(text: string): string {
  return `<pre>${escapeHtml(text)}</pre>`
}
