import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { readDate } from '../../src/feeds/read-date.ts'

const cases: readonly (readonly [text: string, iso: string | undefined])[] = [
  ['Mon, 02 Mar 2026 10:20:30 +0100', '2026-03-02T09:20:30Z'],
  ['Mon, 2 Mar 26 10:20 EST', '2026-03-02T15:20:00Z'],
  ['Mon, 02 Mar 2026 10:20:30 -0000', '2026-03-02T10:20:30Z'],
  ['Thu, 01 Jan 2004', '2004-01-01T00:00:00Z'],
  ['Monday, 02-Mar-26 10:20:30 GMT', '2026-03-02T10:20:30Z'],
  ['Mon Mar  2 10:20:30 2026', '2026-03-02T10:20:30Z'],
  ['Mon Mar 02 10:20:30 +0200 2026', '2026-03-02T08:20:30Z'],
  ['Thu Aug 30 2012 17:26:16 +0200', '2012-08-30T15:26:16Z'],
  ['Wed, 19 Aug 2009 18:28:00 Etc/GMT', '2009-08-19T18:28:00Z'],
  ['Sun, 19 Feb 2012 22:40:00 GMT-01:01', '2012-02-19T23:41:00Z'],
  ['Fri,24 Nov 2023 18:28:36 -0000', '2023-11-24T18:28:36Z'],
  ['March 2, 2026 3:04 PM', '2026-03-02T15:04:00Z'],
  ['2nd March 2026', '2026-03-02T00:00:00Z'],
  ['12/31/2025 11:59:59 PM', '2025-12-31T23:59:59Z'],
  ['31.12.2025 23:59', '2025-12-31T23:59:00Z'],
  ['Fri, 2006/09/15 08:19:53 EDT', '2006-09-15T12:19:53Z'],
  ['mar., 13 avr. 2010 10:00:00 +0200', '2010-04-13T08:00:00Z'],
  ['Κυρ, 11 Ιούλ 2004 12:00:00 EST', '2004-07-11T17:00:00Z'],
  ['2004-július-13T9:15-05:00', '2004-07-13T14:15:00Z'],
  ['2026-03-02T10:20:30.123456Z', '2026-03-02T10:20:30.123Z'],
  ['2026-03-02T10:20:30+05:30', '2026-03-02T04:50:30Z'],
  ['2026-03-02 10:20:30 -00:20', '2026-03-02T10:40:30Z'],
  ['2026-03-02 10:20:30 UTC', '2026-03-02T10:20:30Z'],
  ['20260302T102030Z', '2026-03-02T10:20:30Z'],
  ['2026-03', '2026-03-01T00:00:00Z'],
  ['2026', '2026-01-01T00:00:00Z'],
  ['2026-061', '2026-03-02T00:00:00Z'],
  ['2026-W10-1', '2026-03-02T00:00:00Z'],
  ['1772446830', '2026-03-02T10:20:30Z'],
  ['1772446830000', '2026-03-02T10:20:30Z'],
  ['2026-02-30T24:00:00Z', '2026-03-03T00:00:00Z'],
  ['2003-12-31T25:14:55Z', undefined],
  ['2003-12-31T10:61:55Z', undefined],
  ['2013-xx-27', undefined],
  ['Sun, 16 zzz 2012 11:47:32 GMT', undefined],
  ['Sun, 99 Jun 2009 12:00:00 GMT', undefined],
  ['yesterday', undefined],
  ['0001-01-01T00:00:00Z', undefined],
  ['2026-03-02T10:00:00 constructor', '2026-03-02T10:00:00Z'],
  ['', undefined],
]
for (const [text, iso] of cases) {
  test(`the date "${text}"`, () => {
    assert.equal(readDate(text), iso === undefined ? undefined : Date.parse(iso))
  })
}

test('every date in RFC 3339 and in RFC 822 is read exactly', () => {
  const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, (date) => {
      assert.equal(readDate(date.toISOString()), date.getTime())
      assert.equal(readDate(date.toUTCString()), Math.floor(date.getTime() / 1_000) * 1_000)
    }),
  )
})

test('no text breaks it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789:-+/., TZapmJanMäar'), maxLength: 60 }),
      (text) => {
        const ms = readDate(text)
        assert.ok(ms === undefined || Number.isSafeInteger(ms))
      },
    ),
  )
})
