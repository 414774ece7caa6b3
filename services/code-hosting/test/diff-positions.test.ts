import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  findByLine,
  findByPosition,
  followLine,
  hunkUpTo,
  numberOn,
  parseHunks,
  sideOf,
} from '../src/reviews/diff-positions.ts'
import { compilePattern, findLastMatch, type OwnedPattern } from '../src/reviews/owner-patterns.ts'
import { StepsExceeded } from '../src/rules/linear-regex.ts'

/** One change per line of an old file: keep it, remove it, or keep it with a new line before it. */
const edits = fc.array(fc.constantFrom('keep', 'remove', 'insert'), { minLength: 1, maxLength: 60 })

/** The patch of the edits, with `context` unchanged lines around changes, and where the kept lines are afterwards. */
function patchOf(steps: readonly string[], context: number) {
  const rows: { sign: string; text: string }[] = []
  const newLines = new Map<number, number>()
  let right = 0
  for (const [at, step] of steps.entries()) {
    if (step === 'insert') rows.push({ sign: '+', text: `new ${++right}` })
    rows.push({ sign: step === 'remove' ? '-' : ' ', text: `old ${at + 1}` })
    if (step !== 'remove') newLines.set(at + 1, ++right)
  }
  const isNear = (at: number) =>
    rows.slice(Math.max(0, at - context), at + context + 1).some(({ sign }) => sign !== ' ')
  const lines: string[] = []
  let [oldLine, newLine] = [0, 0]
  let header: { at: number; oldStart: number; newStart: number; old: number; new: number } | undefined
  const close = () => {
    if (!header) return
    const start = (count: number, before: number) => (count === 0 ? before : before + 1)
    const oldRange = `${start(header.old, header.oldStart)},${header.old}`
    lines[header.at] = `@@ -${oldRange} +${start(header.new, header.newStart)},${header.new} @@`
    header = undefined
  }
  for (const [at, { sign, text }] of rows.entries()) {
    if (isNear(at)) {
      if (!header) {
        header = { at: lines.length, oldStart: oldLine, newStart: newLine, old: 0, new: 0 }
        lines.push('')
      }
      if (sign !== '+') header.old++
      if (sign !== '-') header.new++
      lines.push(sign + text)
    } else close()
    if (sign !== '+') oldLine++
    if (sign !== '-') newLine++
  }
  close()
  return { patch: lines.join('\n'), newLines, count: steps.length }
}

test('each old line is followed to its new line, or is gone', () => {
  fc.assert(
    fc.property(edits, fc.nat(3), (steps, context) => {
      const { patch, newLines, count } = patchOf(steps, context)
      const hunks = parseHunks(patch)
      for (let line = 1; line <= count; line++)
        assert.equal(followLine(hunks, line), newLines.get(line), `line ${line} of\n${patch}`)
    }),
  )
})

test('positions and lines lead to the same line of the patch', () => {
  fc.assert(
    fc.property(edits, fc.nat(3), (steps, context) => {
      const { patch } = patchOf(steps, context)
      const hunks = parseHunks(patch)
      const rows = patch.split('\n')
      for (const { lines } of hunks)
        for (const line of lines) {
          const byPosition = findByPosition(hunks, line.position)
          assert.equal(byPosition?.line, line)
          const side = sideOf(line)
          assert.equal(findByLine(hunks, side, numberOn(line, side) ?? 0)?.line, line)
          assert.ok(byPosition && hunkUpTo(byPosition).endsWith(rows[line.position] ?? ''))
        }
    }),
  )
})

test('text that is no patch has no hunks, and nothing throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer(), (text, number) => {
      const hunks = parseHunks(text)
      findByPosition(hunks, number)
      findByLine(hunks, 'LEFT', number)
      followLine(hunks, number)
    }),
  )
  assert.deepEqual(parseHunks('Binary files differ'), [])
})

test('a remark on the missing newline has a position, but no line', () => {
  const hunks = parseHunks('@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b')
  assert.equal(findByPosition(hunks, 2), undefined)
  assert.deepEqual(findByPosition(hunks, 3)?.line, { position: 3, kind: 'added', left: null, right: 1 })
})

/** The owners of the path, or undefined if finding them takes too many steps. */
async function ownersOf(lines: readonly OwnedPattern[], path: string, steps = 1e6) {
  const patterns = lines.flatMap((line) => compilePattern(line) ?? [])
  return (await findLastMatch(patterns, path, { steps }))?.owners ?? []
}

test('owners are those of the last matching pattern', async () => {
  const patterns = [
    { pattern: '*', owners: ['@all'] },
    { pattern: '*.js', owners: ['@js'] },
    { pattern: '/build/logs/', owners: ['@logs'] },
    { pattern: 'docs/*', owners: ['@docs'] },
    { pattern: 'apps/', owners: ['@apps'] },
    { pattern: '/scripts', owners: ['@scripts'] },
    { pattern: '**/deep/**/end.txt', owners: ['@deep'] },
    { pattern: 'apps/github', owners: [] },
    { pattern: '!no', owners: ['@never'] },
    { pattern: 'a[b]c', owners: ['@never'] },
    { pattern: '*'.repeat(2).concat('/*'.repeat(3000)), owners: ['@never'] },
  ]
  const expected: [path: string, ...owners: string[]][] = [
    ['readme.md', '@all'],
    ['lib/a.js', '@js'],
    ['build/logs/x/y.txt', '@logs'],
    ['other/build/logs/y.txt', '@all'],
    ['docs/start.md', '@docs'],
    ['docs/more/start.md', '@all'],
    ['x/apps/y/z.txt', '@apps'],
    ['scripts/run.sh', '@scripts'],
    ['x/scripts/run.sh', '@all'],
    ['x/deep/y/z/end.txt', '@deep'],
    ['deep/end.txt', '@deep'],
    ['apps/github/x.txt'],
  ]
  for (const [path, ...owners] of expected) assert.deepEqual(await ownersOf(patterns, path), owners, path)
})

test('patterns match any path in a bounded number of steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 40 }), fc.string({ maxLength: 200 }), async (pattern, path) => {
      await ownersOf([{ pattern, owners: ['@a'] }], path)
    }),
  )
  const hostile = [{ pattern: `${'*a'.repeat(50)}/${'**/a/'.repeat(20)}`, owners: ['@a'] }]
  assert.deepEqual(await ownersOf(hostile, `${'a'.repeat(200)}b/${'a/'.repeat(50)}b`), [])
  const slow = [{ pattern: `*${'a'.repeat(2000)}b`, owners: ['@a'] }]
  await assert.rejects(ownersOf(slow, 'a'.repeat(4096)), StepsExceeded)
})
