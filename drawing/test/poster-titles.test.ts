import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { settable, widthOf } from '../src/posters/lettering.ts'
import { setTitle } from '../src/posters/title-lines.ts'

const width = 470
const longTitle =
  'I Could Not Become a Hero, So I Reluctantly Decided to Get a Job and Then the Seventh Princess of the Neighbouring' +
  ' Kingdom Moved In Next Door With Her Three Very Hungry Dragons and a Cat Called Tama'

const widest = ({ lines, size }: ReturnType<typeof setTitle>) =>
  Math.max(...lines.map((line) => widthOf(line, { face: 'plain', size })))

test('titles: a short title is large on one line, a longer one smaller on several, without losing text', () => {
  const short = setTitle('Akira', 'plain', width)
  const long = setTitle(longTitle, 'plain', width)
  assert.deepEqual(short.lines, ['Akira'])
  assert.ok(short.size > 2 * long.size)
  assert.equal(long.lines.join(' '), longTitle)
  assert.ok(longTitle.length > 190 && widest(long) <= width)
})

test('titles: lines have about the same width, and single words on a line are avoided', () => {
  const { lines } = setTitle('The Melancholy of Haruhi Suzumiya', 'plain', width)
  const widths = lines.map((line) => widthOf(line, { face: 'plain', size: 10 }))
  assert.ok(lines.length > 1 && Math.min(...widths) > 0.45 * Math.max(...widths), lines.join(' / '))
})

test('titles: a word longer than a line is broken, a title beyond all measure ends in an ellipsis', () => {
  const word = setTitle('A'.repeat(90), 'plain', width)
  assert.ok(word.lines.length > 1 && widest(word) <= width)
  assert.equal(word.lines.join(''), 'A'.repeat(90))
  const endless = setTitle('endless '.repeat(400), 'plain', width)
  assert.match(endless.lines.at(-1) ?? '', /…$/)
  assert.ok(endless.lines.length < 12 && widest(endless) <= width)
})

test('titles: no line of any title is too wide', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 260 }), (text) => {
      const title = settable(text, 'plain')
      const set = setTitle(title, 'plain', width)
      assert.ok(set.lines.length === 0 || widest(set) <= width + 0.5)
    }),
    { numRuns: 150 },
  )
})

test('titles: characters that a font lacks lose their diacritic or are omitted', () => {
  assert.equal(settable('Café', 'plain'), 'Café')
  assert.equal(settable('  two\n  words ', 'plain'), 'two words')
  assert.equal(settable('Ṡun ☃', 'plain').replace('Ṡ', 'S'), 'Sun')
  assert.equal(settable('\u0000\ud800', 'plain'), '')
})
