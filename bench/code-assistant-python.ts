/**
 * Time of refactorings of a Python file of 55 KB on a warm thread: parsing, the operation, its verification, and the
 * second pass that finds nothing. Every run has another text, so no tree is cached.
 */
import { operations } from '@octavo/code-assistant/refactoring/catalogue.ts'
import { run } from '@octavo/code-assistant/refactoring/refactor-code.ts'

const rounds = 20
const size = 55_000

const block = (n: number) => `
def report_${n}(rows, limit=${n}, label="x"):
    """Reports rows above a limit."""
    names = []
    for row in rows:
        if row.size > limit:
            names.append(row.name)
    total = dict()
    for index, name in enumerate(names):
        if name == None:
            continue
        else:
            total[name] = total.get(name, 0) + index
    text = "%s of %s: %r" % (label, len(names), total)
    if total and os.path.exists(label):
        print(text)
        print("kept {} of {}".format(len(total), limit))
`

function createProgram(round: number): string {
  let text = 'import sys\nimport os\nfrom typing import List\n'
  for (let n = 0; text.length < size; n++) text += block(n * 1_000 + round)
  return text
}

const rows: string[] = []
for (const { id, languages, target } of operations) {
  if (!languages.includes('python')) continue
  const times: number[] = []
  for (let round = 0; round < rounds + 3; round++) {
    const content = createProgram(round + rows.length * 100)
    const line = content.split('\n').indexOf('    names = []') + 1
    const symbol = /def (\w+)/.exec(content)?.[1] ?? ''
    const isNamed = id === 'rename' || id === 'method-to-function'
    const input = {
      files: [{ path: 'a.py', content }],
      operation: id,
      arguments: { ...(isNamed && { symbol }), ...(id === 'rename' && { newName: 'renamed' }) },
      ...(target === 'selection' && !isNamed && { range: { startLine: line, endLine: line + 3 } }),
    }
    const start = performance.now()
    await run(input)
    if (round >= 3) times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0).padStart(6)
  rows.push(`${id.padEnd(24)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms`)
}
console.log(rows.join('\n'))
