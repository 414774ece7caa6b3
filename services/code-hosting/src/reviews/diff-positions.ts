import type { DiffSide } from '../database/review-tables.ts'

/** A line of a patch that comments can refer to. */
export interface PatchLine {
  /** The number of lines below the first hunk header. */
  position: number
  kind: 'added' | 'removed' | 'context'
  left: number | null
  right: number | null
}

export interface Hunk {
  /** The header and the lines as they stand in the patch. */
  text: readonly string[]
  /** The position of the header. 0 for the first hunk. */
  position: number
  left: { start: number; count: number }
  right: { start: number; count: number }
  lines: readonly PatchLine[]
}

const header = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/

/** Parses the hunks of one file, from the first `@@`. Text that is no patch has no hunks. */
export function parseHunks(patch: string): Hunk[] {
  const hunks: Hunk[] = []
  let hunk: (Hunk & { text: string[]; lines: PatchLine[] }) | undefined
  let [leftLine, rightLine] = [0, 0]
  for (const [position, text] of patch.split('\n').entries()) {
    const match = header.exec(text)
    if (match) {
      const left = { start: Number(match[1]), count: Number(match[2] ?? 1) }
      const right = { start: Number(match[3]), count: Number(match[4] ?? 1) }
      ;[leftLine, rightLine] = [left.start, right.start]
      hunk = { text: [text], position, left, right, lines: [] }
      hunks.push(hunk)
      continue
    }
    if (!hunk) return []
    hunk.text.push(text)
    const kind = kinds.get(text.charAt(0))
    if (!kind) continue
    const left = kind === 'added' ? null : leftLine++
    const right = kind === 'removed' ? null : rightLine++
    hunk.lines.push({ position, kind, left, right })
  }
  return hunks
}

/** Other characters begin remarks, such as a missing newline at the end of the file. */
const kinds = new Map<string, PatchLine['kind']>(
  Object.entries({ '+': 'added', '-': 'removed', ' ': 'context' }),
)

export interface PatchLocation {
  hunk: Hunk
  line: PatchLine
}

export function findByPosition(hunks: readonly Hunk[], position: number): PatchLocation | undefined {
  return findLine(hunks, (line) => line.position === position)
}

export function findByLine(
  hunks: readonly Hunk[],
  side: DiffSide,
  number: number,
): PatchLocation | undefined {
  return findLine(hunks, (line) => numberOn(line, side) === number)
}

function findLine(hunks: readonly Hunk[], matches: (line: PatchLine) => boolean): PatchLocation | undefined {
  for (const hunk of hunks) {
    const line = hunk.lines.find(matches)
    if (line) return { hunk, line }
  }
  return undefined
}

export function numberOn({ left, right }: PatchLine, side: DiffSide): number | null {
  return side === 'LEFT' ? left : right
}

/** The side on which a line is shown. Context lines are shown on both, and count as the right one. */
export function sideOf({ kind }: PatchLine): DiffSide {
  return kind === 'removed' ? 'LEFT' : 'RIGHT'
}

/** The hunk from its header to the line. */
export function hunkUpTo({ hunk, line }: PatchLocation): string {
  return hunk.text.slice(0, line.position - hunk.position + 1).join('\n')
}

/** The line of the new file that an unchanged line of the old file has become. Undefined if it was changed. */
export function followLine(hunks: readonly Hunk[], oldLine: number): number | undefined {
  let shift = 0
  for (const hunk of hunks) {
    const { left, right } = hunk
    // Without lines on one side, the header names the line before.
    const leftEnd = left.count === 0 ? left.start : left.start + left.count - 1
    const rightEnd = right.count === 0 ? right.start : right.start + right.count - 1
    if (left.count === 0 ? oldLine <= left.start : oldLine < left.start) break
    if (oldLine <= leftEnd) return hunk.lines.find((line) => line.left === oldLine)?.right ?? undefined
    shift = rightEnd - leftEnd
  }
  return oldLine + shift
}
