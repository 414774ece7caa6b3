import { type Html, html } from '@octavo/platform/pages/html.ts'
import { presentStats } from '../code/commits/present/commits.ts'
import type { FileChange } from '../git/git.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { type DiffLine, readPatch } from './diff-lines.ts'
import { headings } from './table.ts'
import { showCount } from './words.ts'

/** Where the two sides of a difference are shown whole. */
export interface DiffSides {
  base: string
  head: string
  before: string | null
  /** The same difference as text. */
  diffUrl: string
}

/** What git is asked for: no more than somebody could want to read. */
export const readableDiff = { withPatches: true, maxFiles: 300, maxPatchBytes: 200_000 }
const maxLines = 5_000

export function showDiff(files: readonly FileChange[], sides: DiffSides): Html {
  if (files.length === 0) return html`<p>No file is different.</p>`
  const { additions, deletions } = presentStats(files)
  let left = maxLines
  const sections = files.map((file, place) => {
    const isRead = file.patch !== undefined && left > 0 && countLines(file.patch, left) <= left
    const lines = isRead && file.patch !== undefined ? readPatch(file.patch) : undefined
    const isShown = lines !== undefined && lines.length <= left
    if (isShown) left -= lines.length
    return showFile(file, `diff-${place + 1}`, sides, isShown ? lines : undefined)
  })
  return html`<p>${showCount(files.length, 'file')} changed: ${showCount(additions, 'line')} added, ${showCount(deletions, 'line')} removed. <a href="${sides.diffUrl}">As text</a></p>
${files.length > 1 && html`<ul class="changed">${files.map((file, place) => html`<li><a href="#diff-${place + 1}">${file.path}</a> ${showFigures(file)}</li>`)}</ul>`}
${sections}`
}

/** No further than `most` and one more. */
function countLines(text: string, most: number): number {
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0 && count <= most; at = text.indexOf('\n', at + 1)) count++
  return count
}

function showFile(
  file: FileChange,
  id: string,
  { base, head, before, diffUrl }: DiffSides,
  lines: readonly DiffLine[] | undefined,
): Html {
  const { path, previousPath, status, isBinary } = file
  const at = status === 'removed' ? before : head
  const name = previousPath ? html`${previousPath} → ${path}` : path
  const isMoved = lines === undefined && (status === 'renamed' || status === 'copied') && !file.patch
  return html`<details class="change" open id="${id}"><summary><h3>${name}</h3> ${showFigures(file)}</summary>
${at && html`<p class="small whole"><a href="${base}/blob/${at}/${encodePath(path)}">The whole file<span class="hidden">, ${path}</span></a></p>`}
${
  lines
    ? showLines(lines, path)
    : html`<p>${isBinary ? 'This file is not text.' : isMoved ? 'Nothing in it has changed.' : html`There is too much to show here: <a href="${diffUrl}">read it as text</a>.`}</p>`
}</details>`
}

/** In words, and not in colours alone. */
function showFigures({ status, additions, deletions, isBinary }: FileChange): Html {
  return html`<span class="quiet small">${status}${
    isBinary ? '' : html`, <span class="plus">+${additions}</span> <span class="minus">−${deletions}</span>`
  }</span>`
}

const signs = { hunk: '', note: '', context: ' ', added: '+', removed: '−' } as const

function showLines(lines: readonly DiffLine[], path: string): Html {
  const rows = lines.map(({ kind, text, ...numbers }) =>
    kind === 'hunk' || kind === 'note'
      ? html`<tr class="${kind}"><td colspan="3"><code>${text}</code></td></tr>`
      : html`<tr class="${kind}"><td class="n">${numbers.old}</td><td class="n">${numbers.new}</td><td><code>${signs[kind]} ${text}</code></td></tr>`,
  )
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Changes of ${path}"><table class="diff">${headings('Line before', 'Line after', 'Text')}<tbody>${rows}</tbody></table></div>`
}
