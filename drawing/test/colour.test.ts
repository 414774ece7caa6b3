import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { contrast, mix, oklch, toOklch } from '../src/colour.ts'

const colours = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`)

test('a colour: round-trips through lightness, chroma and hue', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      assert.equal(oklch(toOklch(colour)), colour)
    }),
  )
})

test('more colour than a screen can show: keeps its lightness', () => {
  const [lightness] = toOklch(oklch([0.6, 0.9, 145]))
  assert.ok(Math.abs(lightness - 0.6) < 0.01)
})

test('a mixture: equals its colours at both ends', () => {
  fc.assert(
    fc.property(colours, colours, (from, to) => {
      assert.deepEqual([mix(from, to, 0), mix(from, to, 1)], [from, to])
    }),
  )
})

test('contrast: is 21 between black and white, 1 between equal colours, and symmetric', () => {
  assert.equal(Math.round(contrast('#000000', '#ffffff')), 21)
  fc.assert(
    fc.property(colours, colours, (a, b) => {
      assert.equal(contrast(a, b), contrast(b, a))
      assert.equal(contrast(a, a), 1)
    }),
  )
})

test('a text that is not a colour: is rejected', () => {
  for (const text of ['', 'red', '#fff', '#gggggg', '#1234567']) assert.throws(() => toOklch(text), TypeError)
})
