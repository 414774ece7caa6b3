import { createFairSemaphore } from '@octavo/platform/concurrency/fair-semaphore.ts'
import { createTaskWorker } from '@octavo/platform/concurrency/task-worker.ts'
import { platformProblem } from '@octavo/platform/errors.ts'

/** Longer texts are not formatted. */
const maxFormattedLength = 200_000
/** Longer texts are parsed on a worker, because malicious input takes quadratic time. */
const maxInlineLength = 4_000

const renderAside = createTaskWorker<string>(new URL('./worker.ts', import.meta.url))

/** Authors take turns, because a malicious text occupies the worker for seconds. */
const turns = createFairSemaphore({ maxConcurrent: 1, maxWaiting: 200, maxWaitingPerClient: 2 })

/** Renders a review that a user sends. */
export async function formatReviewInTurn(authorId: number, text: string): Promise<string> {
  if (text.length <= maxInlineLength) return formatReview(text)
  const release = await turns.acquire(String(authorId))
  if (!release) throw platformProblem('overloaded', { retryAfterMs: 2_000 })
  return formatReview(text).finally(release)
}

/**
 * Renders Markdown to sanitized HTML. Text that cannot be parsed in time is returned as escaped plain text.
 */
export async function formatReview(text: string): Promise<string> {
  if (text.length > maxFormattedLength) return asPlainText(text)
  try {
    return await (text.length > maxInlineLength ? renderAside(text) : renderHere(text))
  } catch {
    // Nested too deeply, or the worker timed out.
    return asPlainText(text)
  }
}

/** Loads the parsers on first use, to save memory. */
async function renderHere(text: string): Promise<string> {
  const { renderMarkup } = await import('./render.ts')
  return renderMarkup(text)
}

function asPlainText(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<pre>${escaped}</pre>`
}
