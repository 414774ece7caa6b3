export interface PatchLine {
  kind: 'hunk' | 'same' | 'added' | 'removed' | 'note'
  before?: number
  after?: number
  text: string
}

/** Parses a unified diff into numbered lines. */
export function readPatch(patch: string): PatchLine[] {
  let [before, after] = [0, 0]
  return patch.split('\n').map((line): PatchLine => {
    const [, from, to] = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line) ?? []
    if (from && to) {
      ;[before, after] = [Number(from), Number(to)]
      return { kind: 'hunk', text: line }
    }
    const text = line.slice(1)
    if (line.startsWith('+')) return { kind: 'added', after: after++, text }
    if (line.startsWith('-')) return { kind: 'removed', before: before++, text }
    if (line.startsWith('\\')) return { kind: 'note', text: text.trim() }
    return { kind: 'same', before: before++, after: after++, text }
  })
}
