export interface DiffLine {
  kind: 'hunk' | 'context' | 'added' | 'removed' | 'note'
  /** Line numbers on both sides. */
  old?: number
  new?: number
  text: string
}

/** Parses the hunks of a patch, with the line numbers of both sides. */
export function readPatch(patch: string): DiffLine[] {
  const lines: DiffLine[] = []
  let [before, after] = [0, 0]
  for (const line of patch.replace(/\n$/, '').split('\n')) {
    const [, from, to] = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line) ?? []
    const text = line.slice(1)
    if (from !== undefined && to !== undefined) {
      before = Number(from)
      after = Number(to)
      lines.push({ kind: 'hunk', text: line })
    } else if (line.startsWith('+')) lines.push({ kind: 'added', new: after++, text })
    else if (line.startsWith('-')) lines.push({ kind: 'removed', old: before++, text })
    else if (line.startsWith('\\')) lines.push({ kind: 'note', text: text.trim() })
    else lines.push({ kind: 'context', old: before++, new: after++, text })
  }
  return lines
}
