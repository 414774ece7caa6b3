import { loadEmojis, mayNameEmojis } from './emoji.ts'
import { finishHtml } from './finish.ts'
import type { MarkdownContext } from './markdown-context.ts'
import { markdownToHtml } from './parse.ts'
import { sanitize } from './sanitize.ts'

export async function render(text: string, context: MarkdownContext): Promise<string> {
  const emojis = mayNameEmojis(text) ? await loadEmojis() : undefined
  return finishHtml(sanitize(await markdownToHtml(text), context), context, emojis)
}
