/** One `@@` section of a unified diff. */
export interface Hunk {
  /** The first line in the file before the change, from 1. */
  start: number
  /** The number of lines in the file before the change. */
  count: number
  /** With its head. */
  text: string
  after: readonly string[]
}

export function readHunks(diff: string): Hunk[] {
  const hunks: Hunk[] = []
  let lines: string[] = []
  const finish = () => {
    const [, start, count = '1'] = /^@@ -(\d+)(?:,(\d+))? /.exec(lines[0] ?? '') ?? []
    if (start === undefined) return
    const after = lines.slice(1).filter((line) => /^[ +]/.test(line))
    hunks.push({
      // An insertion into an empty file begins at line 0.
      start: Math.max(1, Number(start)),
      count: Number(count),
      text: lines.join('\n'),
      after: after.map((line) => line.slice(1)),
    })
  }
  for (const line of diff.replace(/\n$/, '').split('\n')) {
    if (line.startsWith('@@')) {
      finish()
      lines = [line]
    } else if (lines.length > 0) lines.push(line)
  }
  finish()
  return hunks
}

/** Applies the accepted hunks of a diff to the code that it was made of. */
export function applyHunks(
  code: string,
  hunks: readonly Hunk[],
  isAccepted: (index: number) => boolean,
): string {
  const lines = code.split('\n')
  const result: string[] = []
  let at = 0
  for (const [index, { start, count, after }] of hunks.entries()) {
    if (!isAccepted(index)) continue
    result.push(...lines.slice(at, start - 1), ...after)
    at = start - 1 + count
  }
  return [...result, ...lines.slice(at)].join('\n')
}
