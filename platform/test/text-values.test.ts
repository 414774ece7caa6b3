import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { Type } from 'typebox'
import { convertTexts } from '../src/internal/text-values.ts'
import { asRecord } from '../src/unknown-values.ts'

const schema = Type.Object({
  integer: Type.Optional(Type.Integer()),
  number: Type.Optional(Type.Number()),
  flag: Type.Optional(Type.Boolean()),
  list: Type.Optional(Type.Array(Type.Integer())),
})

test('convertTexts converts numeric strings to numbers', () => {
  fc.assert(
    fc.property(
      fc.maxSafeInteger(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (integer, number) => {
        fc.pre(!Number.isInteger(number) || Number.isSafeInteger(number))
        const converted = convertTexts(schema, { integer: String(integer), number: String(number) })
        assert.deepEqual(converted, { integer, number: number + 0 })
      },
    ),
  )
})

test('convertTexts returns a number of the same value or the string itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String)), (text) => {
      const { integer, list } = asRecord(convertTexts(schema, { integer: text, list: [text, '1'] }))
      if (typeof integer === 'string') assert.equal(integer, text)
      else {
        assert.ok(Number.isSafeInteger(integer))
        assert.equal(Number(text), integer)
        assert.match(text, /^[-+.\de]+$/i)
      }
      assert.deepEqual(list, [integer, 1])
    }),
  )
})

test('convertTexts leaves other values unchanged', () => {
  const values = { integer: 1.5, number: true, flag: 1, list: [1.5, '2', null] }
  assert.deepEqual(convertTexts(schema, values), {
    integer: 1.5,
    number: true,
    flag: 1,
    list: [1.5, 2, null],
  })
})
