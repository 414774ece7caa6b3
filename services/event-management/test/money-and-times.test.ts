import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { presentMoney, readMoney } from '../src/wire/money.ts'
import { presentText } from '../src/wire/texts.ts'
import { presentTimeIn, presentUtc, readUtc } from '../src/wire/times.ts'

test('Money is formatted with the digits of its currency, and a sign for common currencies', () => {
  const formatMoney = (value: number, currency: string) => {
    const { major_value, display } = presentMoney(value, currency)
    return [major_value, display]
  }
  assert.deepEqual(formatMoney(562, 'USD'), ['5.62', '$5.62'])
  assert.deepEqual(formatMoney(0, 'USD'), ['0.00', '$0.00'])
  assert.deepEqual(formatMoney(7, 'EUR'), ['0.07', '€0.07'])
  assert.deepEqual(formatMoney(123_456_789, 'GBP'), ['1234567.89', '£1,234,567.89'])
  assert.deepEqual(formatMoney(4500, 'JPY'), ['4500', '¥4,500'])
  assert.deepEqual(formatMoney(1234, 'KWD'), ['1.234', '1.234 KWD'])
  assert.deepEqual(formatMoney(-562, 'CHF'), ['-5.62', '-5.62 CHF'])
  assert.deepEqual(formatMoney(100, 'XYZ'), ['1.00', '1.00 XYZ'])
})

test('Money as a string equals money as an object', () => {
  assert.deepEqual(readMoney('USD,4500'), { currency: 'USD', value: 4500 })
  assert.deepEqual(readMoney({ currency: 'USD', value: 4500, display: 'x' }), {
    currency: 'USD',
    value: 4500,
  })
})

test('Times have whole seconds, in UTC and in local time', () => {
  const ms = Date.UTC(2026, 6, 1, 17, 30, 5, 999)
  assert.equal(presentUtc(ms), '2026-07-01T17:30:05Z')
  assert.deepEqual(presentTimeIn('Europe/Berlin', Date.UTC(2026, 6, 1, 17, 30)), {
    timezone: 'Europe/Berlin',
    local: '2026-07-01T19:30:00',
    utc: '2026-07-01T17:30:00Z',
  })
})

test('Times round-trip, and impossible dates are refused', () => {
  const latest = Date.UTC(9999, 11, 31)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: latest / 1000 }), (seconds) => {
      assert.equal(readUtc(presentUtc(seconds * 1000)), seconds * 1000)
    }),
  )
  for (const wrong of ['2026-02-30T00:00:00Z', '2026-13-01T00:00:00Z', '2026-01-01T25:00:00Z', 'soon'])
    assert.equal(readUtc(wrong), undefined, wrong)
  assert.equal(readUtc('2026-01-01T10:00Z'), Date.UTC(2026, 0, 1, 10))
})

test('Multipart text has plain text and HTML, or null for empty text', () => {
  assert.deepEqual(presentText('<p>Salt &amp; <b>pepper</b></p>'), {
    text: 'Salt & pepper',
    html: '<p>Salt &amp; <b>pepper</b></p>',
  })
  assert.deepEqual(presentText('<p></p>'), { text: null, html: '<p></p>' })
  assert.deepEqual(presentText(null), { text: null, html: null })
})
