import { type Html, html } from '@octavo/platform/pages/html.ts'
import { presentStats } from '../code/commits/present/commits.ts'
import type { FileChange } from '../git/git.ts'
import { encodePath } from '../wire/encoded-paths.ts'
import { showCount } from './counts.ts'
import { type DiffLine, readPatch } from './diff-lines.ts'
import { headings } from './table.ts'

/** URLs of the complete files on both sides. */
export interface DiffSides {
  base: string
  head: string
  before: string | null
  /** The same diff as plain text. */
  diffUrl: string
}

/** Content below files and lines of a diff. */
export interface DiffNotes {
  ofFile(path: string): Html | false
  ofLine(path: string, line: DiffLine): Html | false
}

/** The limits of a readable diff. */
export const readableDiff = { withPatches: true, maxFiles: 300, maxPatchBytes: 200_000 }
const maxLines = 5_000

export function showDiff(files: readonly FileChange[], sides: DiffSides, notes?: DiffNotes): Html {
  if (files.length === 0) return html`<p>No changed files.</p>`
  const { additions, deletions } = presentStats(files)
  let linesLeft = maxLines
  const sections = files.map((file, index) => {
    const isRead = file.patch !== undefined && linesLeft > 0 && countLines(file.patch, linesLeft) <= linesLeft
    const lines = isRead && file.patch !== undefined ? readPatch(file.patch) : undefined
    const isVisible = lines !== undefined && lines.length <= linesLeft
    if (isVisible) linesLeft -= lines.length
    return showFile(file, `diff-${index + 1}`, sides, { lines: isVisible ? lines : undefined, notes })
  })
  return html`<p>${showCount(files.length, 'file')} changed: ${showCount(additions, 'line')} added, ${showCount(deletions, 'line')} removed. <a href="${sides.diffUrl}">As text</a></p>
${files.length > 1 && html`<ul class="changed">${files.map((file, index) => html`<li><a href="#diff-${index + 1}">${file.path}</a> ${showFigures(file)}</li>`)}</ul>`}
${sections}`
}

/** Stops at `most` plus one. */
function countLines(text: string, most: number): number {
  let count = 1
  for (let at = text.indexOf('\n'); at >= 0 && count <= most; at = text.indexOf('\n', at + 1)) count++
  return count
}

function showFile(
  file: FileChange,
  id: string,
  { base, head, before, diffUrl }: DiffSides,
  { lines, notes }: { lines: readonly DiffLine[] | undefined; notes: DiffNotes | undefined },
): Html {
  const { path, previousPath, status } = file
  const at = status === 'removed' ? before : head
  const name = previousPath ? html`${previousPath} → ${path}` : path
  return html`<details class="change" open id="${id}"><summary><h3>${name}</h3> ${showFigures(file)}</summary>
${at && html`<p class="small whole"><a href="${base}/blob/${at}/${encodePath(path)}">View file<span class="hidden">, ${path}</span></a></p>`}
${notes?.ofFile(path)}${
  lines
    ? showDiffLines(lines, path, notes)
    : html`<p>${whyNoLines(file) ?? html`This is too large to show: <a href="${diffUrl}">read it as text</a>.`}</p>`
}</details>`
}

/** Returns undefined if the file has changed lines. */
function whyNoLines({ status, isBinary, patch, additions, deletions }: FileChange): string | undefined {
  if (isBinary) return 'This file is not text.'
  if (patch || additions + deletions > 0) return undefined
  return status === 'added' || status === 'removed' ? 'This file is empty.' : 'No changes.'
}

/** As text, not by colors alone. */
function showFigures({ status, additions, deletions, isBinary }: FileChange): Html {
  return html`<span class="quiet small">${status}${
    isBinary ? '' : html`, <span class="plus">+${additions}</span> <span class="minus">−${deletions}</span>`
  }</span>`
}

const symbols = { hunk: '', note: '', context: ' ', added: '+', removed: '−' } as const

export function showDiffLines(lines: readonly DiffLine[], path: string, notes?: DiffNotes): Html {
  const rows = lines.map((line) => {
    const { kind, text } = line
    if (kind === 'hunk' || kind === 'note')
      return html`<tr class="${kind}"><td colspan="3"><code>${text}</code></td></tr>`
    const note = notes?.ofLine(path, line)
    return html`<tr class="${kind}"><td class="n">${line.old}</td><td class="n">${line.new}</td><td><code>${symbols[kind]} ${text}</code></td></tr>${
      note && html`<tr class="notes"><td colspan="3">${note}</td></tr>`
    }`
  })
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Changes of ${path}"><table class="diff">${headings('Line before', 'Line after', 'Text')}<tbody>${rows}</tbody></table></div>`
}
