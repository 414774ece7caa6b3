export interface DiffLine {
  kind: 'hunk' | 'context' | 'added' | 'removed' | 'note'
  /** Line numbers before and after. */
  old?: number
  new?: number
  text: string
}

/** The lines of a patch as git prints it from the first `@@`, with the numbers that they have on both sides. */
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
