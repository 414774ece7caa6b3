import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { countLines, showCode } from '../src/pages/code-lines.ts'
import { readPatch } from '../src/pages/diff-lines.ts'
import { embed } from '../src/pages/embed-content.ts'

const levelsIn = (markup: string) => [...markup.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))

test('headings of embedded content continue the outline of the page', () => {
  const headings = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 })
  const property = fc.property(headings, fc.integer({ min: 1, max: 3 }), (levels, above) => {
    const markup = levels.map((level) => `<h${level} id="x">A</h${level}>`).join('<p>b</p>')
    const { text } = embed(markup, above)
    let last = above
    for (const level of levelsIn(text)) {
      assert.ok(level > above && level <= last + 1, text)
      last = level
    }
    assert.deepEqual(
      [...text.matchAll(/<\/h([1-6])/g)].map(([, level]) => Number(level)),
      levelsIn(text),
    )
  })
  fc.assert(property)
})

test('highlighted code is well-formed on every line', async () => {
  const { text } = await showCode('/* one\ntwo */\nconst a = `x\ny`\n', 'a.js')
  const lines = text.match(/<span class="line"[\s\S]*?\n<\/span>/g) ?? []
  assert.equal(lines.length, 4)
  for (const [at, line] of lines.entries()) {
    assert.ok(line.includes(`id="L${at + 1}"`))
    assert.equal(line.match(/<span/g)?.length, line.match(/<\/span>/g)?.length)
  }
  assert.ok(lines[1]?.includes('hljs-comment'))
})

test('code adds no markup', async () => {
  const property = fc.asyncProperty(
    fc.string(),
    fc.constantFrom('a.js', 'a.html', 'a.txt'),
    async (text, path) => {
      const visible = (await showCode(`<b>${text}`, path)).text
      assert.doesNotMatch(visible, /<(?!\/?(?:pre|code|span|a)[\s>])/)
    },
  )
  await fc.assert(property, { numRuns: 50 })
})

test('line counts ignore the final line break', () => {
  assert.deepEqual(['', 'a', 'a\n', 'a\nb', '\n\n'].map(countLines), [0, 1, 1, 2, 2])
})

test('a parsed patch has the line numbers of both sides', () => {
  const patch = '@@ -3,3 +3,4 @@ function a()\n b\n-c\n+d\n+--e\n f\n\\ No newline at end of file\n'
  assert.deepEqual(
    readPatch(patch).map(({ kind, old, new: after, text }) => [kind, old, after, text]),
    [
      ['hunk', undefined, undefined, '@@ -3,3 +3,4 @@ function a()'],
      ['context', 3, 3, 'b'],
      ['removed', 4, undefined, 'c'],
      ['added', undefined, 4, 'd'],
      ['added', undefined, 5, '--e'],
      ['context', 5, 6, 'f'],
      ['note', undefined, undefined, 'No newline at end of file'],
    ],
  )
})
