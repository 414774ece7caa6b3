import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { contrast, mix, oklch, toOklch } from '../src/color.ts'

const colors = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`)

test('a color: round-trips through lightness, chroma and hue', () => {
  fc.assert(
    fc.property(colors, (color) => {
      assert.equal(oklch(toOklch(color)), color)
    }),
  )
})

test('more color than a screen can show: keeps its lightness', () => {
  const [lightness] = toOklch(oklch([0.6, 0.9, 145]))
  assert.ok(Math.abs(lightness - 0.6) < 0.01)
})

test('a mixture: equals its colors at both ends', () => {
  fc.assert(
    fc.property(colors, colors, (from, to) => {
      assert.deepEqual([mix(from, to, 0), mix(from, to, 1)], [from, to])
    }),
  )
})

test('contrast: is 21 between black and white, 1 between equal colors, and symmetric', () => {
  assert.equal(Math.round(contrast('#000000', '#ffffff')), 21)
  fc.assert(
    fc.property(colors, colors, (a, b) => {
      assert.equal(contrast(a, b), contrast(b, a))
      assert.equal(contrast(a, a), 1)
    }),
  )
})

test('a text that is not a color: is rejected', () => {
  for (const text of ['', 'red', '#fff', '#gggggg', '#1234567']) assert.throws(() => toOklch(text), TypeError)
})
