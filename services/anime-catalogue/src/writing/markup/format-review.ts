import { createTaskWorker } from '@octavo/platform/concurrency/task-worker.ts'

/** Beyond it a text is shown as it is, for nobody reads so much formatted text. */
const formattedMax = 200_000
/** The time that a parser takes can grow with the square of a text's length, when somebody means it to. */
const formattedHereMax = 4_000

const renderAside = createTaskWorker<string>(new URL('./worker.ts', import.meta.url))

/**
 * A review as HTML that may stand in any page: Markdown, of which all but harmless markup is taken out. A text that
 * was made to take too long is given as it is.
 */
export async function formatReview(text: string): Promise<string> {
  if (text.length > formattedMax) return asPlainText(text)
  try {
    return await (text.length > formattedHereMax ? renderAside(text) : renderHere(text))
  } catch {
    // Nested too deeply to be read, or longer under way than it is worth.
    return asPlainText(text)
  }
}

/** Whoever only reads needs no parsers in memory. */
async function renderHere(text: string): Promise<string> {
  const { renderMarkup } = await import('./render.ts')
  return renderMarkup(text)
}

function asPlainText(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<pre>${escaped}</pre>`
}
