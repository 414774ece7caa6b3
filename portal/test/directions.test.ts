import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findToward } from '../src/views/country-data/directions.ts'

const at = (cca3: string, x: number, y: number) => ({ cca3, outline: undefined, centre: [x, y] as const })
const shapes = [
  at('MID', 50, 50),
  at('EAST', 60, 52),
  at('FAR', 90, 50),
  at('NORTH', 51, 30),
  at('ASIDE', 58, 80),
]

test('directions: an arrow key selects the nearest country', () => {
  assert.equal(findToward(shapes, [50, 50], 'ArrowRight')?.cca3, 'EAST')
  assert.equal(findToward(shapes, [50, 50], 'ArrowUp')?.cca3, 'NORTH')
  assert.equal(findToward(shapes, [60, 52], 'ArrowRight')?.cca3, 'FAR')
})

test('directions: nothing beyond the edge', () => {
  assert.equal(findToward(shapes, [90, 50], 'ArrowRight'), undefined)
})
