import { createHash } from 'node:crypto'
import { createTaskWorker } from '@octavo/platform/concurrency/task-worker.ts'
import { createByteCache } from '@octavo/platform/http/byte-cache.ts'
import { escapeHtml } from './escape.ts'
import type { MarkdownContext } from './markdown-context.ts'
import { render } from './render.ts'
import type { RenderRequest } from './worker.ts'

const cacheBytes = 16 * 1024 * 1024
const cache = createByteCache<string>(cacheBytes, (html) => 2 * html.length)
/** Longer texts are shown unformatted. */
const maxFormattedLength = 512 * 1024
/** The parser can take quadratic time on malicious input, so longer texts are rendered in a worker. */
const maxInlineLength = 4 * 1024

const renderInWorker = createTaskWorker<RenderRequest>(new URL('./worker.ts', import.meta.url))

/**
 * Renders GitHub Flavored Markdown as HTML that is safe in any page: it contains no scripts, and no ids or classes
 * that pages use.
 */
export async function renderMarkdown(text: string, context: MarkdownContext): Promise<string> {
  if (text.length > maxFormattedLength) return asPlainText(text)
  const key = createHash('sha256')
    .update(JSON.stringify([text, context]))
    .digest('base64url')
  const cached = cache.find(key)
  if (cached !== undefined) return cached
  const isLong = text.length > maxInlineLength
  const rendered = await (isLong ? renderInWorker({ text, context }) : render(text, context)).catch(
    // Nested too deeply, or timed out.
    () => undefined,
  )
  return cache.add(key, rendered ?? asPlainText(text))
}

export function asPlainText(text: string): string {
  return `<pre>${escapeHtml(text)}</pre>`
}
