import { type Html, html } from '@octavo/platform/pages/html.ts'
import { isText } from '../code/files/blob-content.ts'
import { isMarkdown } from '../code/files/file-html.ts'
import { rawTypeOf } from '../code/files/raw-files.ts'
import type { MarkdownContext } from '../markdown/markdown-context.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { countLines, maxLines, showCode } from './code-lines.ts'
import { embed } from './embed-content.ts'

export interface ShownFile {
  path: string
  /** Undefined if the file is too large. */
  bytes: Buffer | undefined
  raw: string
  /** The page of the file alone, where `?plain=1` shows the source of a rendered file. */
  page?: string
  isPlain: boolean
  /** The level of the heading above the file. */
  level?: 1 | 2
  /** The beginning of the anchors of lines. */
  anchor?: string
  maxShownLines?: number
}

/** An image, rendered Markdown, the highlighted lines, or a link to the raw file. */
export async function showFileContent(
  { path, bytes, raw, page, isPlain, level = 1, anchor = 'L', maxShownLines = maxLines }: ShownFile,
  markdown: MarkdownContext,
): Promise<Html> {
  const { type } = rawTypeOf({ path }, bytes?.subarray(0, 8000) ?? Buffer.from([0]))
  const sourceLink =
    page !== undefined && html`<p class="small"><a href="${page}?plain=1">Show source</a></p>`
  const download = html`<a href="${raw}">Download the raw file</a>.`
  const tooLarge = html`<p>This file is too large to be shown here. ${download}</p>`
  if (type.startsWith('image/') && !isPlain)
    return html`<p class="picture"><img src="${raw}" alt="${path}"></p>${type === 'image/svg+xml' && sourceLink}`
  if (!bytes) return tooLarge
  if (!isText(bytes)) return html`<p>This file is not text. ${download}</p>`
  const text = bytes.toString()
  if (text === '') return html`<p class="quiet">This file is empty.</p>`
  if (isMarkdown(path) && !isPlain)
    return html`${sourceLink}${embed(await renderMarkdown(text, markdown), level)}`
  if (maxShownLines === 0) return tooLarge
  const isCut = countLines(text) > maxShownLines
  return html`${isMarkdown(path) && page !== undefined && html`<p class="small"><a href="${page}">Show rendered</a></p>`}${await showCode(
    text,
    path,
    { anchor, limit: maxShownLines },
  )}${isCut && html`<p>These are the first ${maxShownLines} lines. ${download}</p>`}`
}
