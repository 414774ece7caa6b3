import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { type CalendarEntry, writeCalendar } from '../src/calendar/icalendar.ts'
import { addDuration, isZone, toInstantMs, toLocal } from '../src/calendar/wall-time.ts'
import { readCalendar } from './calendar-reader.ts'

const utc = (text: string) => Date.parse(text)

test('a skipped local time moves forward by the gap', () => {
  assert.equal(toInstantMs('2026-03-29T02:30:00', 'Europe/Berlin'), utc('2026-03-29T01:30:00Z'))
  assert.equal(toLocal(utc('2026-03-29T01:30:00Z'), 'Europe/Berlin'), '2026-03-29T03:30:00')
})

test('an ambiguous local time means the first', () => {
  assert.equal(toInstantMs('2026-10-25T02:30:00', 'Europe/Berlin'), utc('2026-10-25T00:30:00Z'))
})

test('durations in days keep the local time, durations in hours are exact', () => {
  const start = toInstantMs('2026-03-28T20:00:00', 'Europe/Berlin')
  assert.equal(toLocal(addDuration(start, 'Europe/Berlin', 86_400), 'Europe/Berlin'), '2026-03-29T20:00:00')
  assert.equal(addDuration(start, 'Europe/Berlin', 8 * 3600) - start, 8 * 3_600_000)
})

test('offsets and unknown names are not zones', () => {
  assert.deepEqual(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'].map(isZone), [true, true, true])
  assert.deepEqual(['+01:00', 'Europe/Atlantis', '', 'Z/../x', '2026'].map(isZone), Array(5).fill(false))
})

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'America/Sao_Paulo',
  'Africa/Casablanca',
  'Pacific/Apia',
  'America/St_Johns',
  'UTC',
  'Etc/UTC',
  'Antarctica/Troll',
]

const entry = (fields: Partial<CalendarEntry>): CalendarEntry => ({
  uid: 'event-1@example.org',
  title: 'Jazz',
  startMs: utc('2026-12-01T18:00:00Z'),
  endMs: utc('2026-12-01T21:00:00Z'),
  zone: 'Europe/Berlin',
  isCanceled: false,
  createdAtMs: utc('2026-01-01T00:00:00Z'),
  changedAtMs: utc('2026-02-01T00:00:00Z'),
  ...fields,
})

test("an independent parser reads the written instants from the file's own time zones", () => {
  const entries = fc.array(
    fc
      .record({
        zone: fc.constantFrom(...zones),
        startS: fc.integer({
          min: utc('2005-01-01T00:00:00Z') / 1000,
          max: utc('2037-01-01T00:00:00Z') / 1000,
        }),
        lengthS: fc.integer({ min: 60, max: 7 * 86_400 }),
      })
      .map(({ zone, startS, lengthS }) =>
        entry({ zone, startMs: startS * 1000, endMs: (startS + lengthS) * 1000 }),
      ),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(entries, (writtenEntries) => {
      const readEntries = readCalendar(writeCalendar({ name: 'All', entries: writtenEntries })).entries
      assert.deepEqual(
        readEntries.map(({ startMs, endMs }) => ({ startMs, endMs })),
        writtenEntries.map(({ startMs, endMs }) => ({ startMs, endMs })),
      )
    }),
    { numRuns: 300 },
  )
})

test('every minute around both transitions is read back', () => {
  for (const border of ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z']) {
    for (let minutes = -130; minutes <= 130; minutes += 10) {
      const startMs = utc(border) + minutes * 60_000
      const text = writeCalendar({ name: 'x', entries: [entry({ startMs, endMs: startMs + 600_000 })] })
      assert.equal(readCalendar(text).entries[0]?.startMs, startMs, `${border} ${minutes}`)
    }
  }
})

test('an event of thousands of years has few changes of its offset', () => {
  const ends = utc('9999-07-01T18:00:00Z')
  const text = writeCalendar({ name: 'Long', entries: [entry({ endMs: ends })] })
  assert.equal(text.match(/BEGIN:(STANDARD|DAYLIGHT)/g)?.length, 2)
  assert.equal(readCalendar(text).entries[0]?.endMs, ends)
})

test('texts round-trip, and no line exceeds 75 octets or splits a character', () => {
  const anyText = fc
    .string({ unit: 'grapheme', maxLength: 300 })
    .map((text) => text.replace(/[\p{Cc}]/gu, '\n'))
  fc.assert(
    fc.property(anyText, anyText, (title, location) => {
      const text = writeCalendar({ name: title, entries: [entry({ title: title || 'x', location })] })
      for (const line of text.split('\r\n')) {
        assert.ok(Buffer.byteLength(line) <= 75)
        assert.ok(line.isWellFormed())
      }
      const properties = readCalendar(text).entries[0]?.properties
      assert.equal(properties?.get('SUMMARY'), title || 'x')
      assert.equal(properties?.get('LOCATION') ?? '', location)
    }),
    { numRuns: 300 },
  )
})

test('a title that contains iCalendar lines stays a title', () => {
  const title = 'Jazz\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:other'
  const { entries, lines } = readCalendar(writeCalendar({ name: title, entries: [entry({ title })] }))
  assert.equal(entries.length, 1)
  assert.equal(lines.filter(({ name }) => name === 'SUMMARY').length, 1)
})

test('a change increases the sequence, and a cancellation is marked', () => {
  const of = (changedAtMs: number, isCanceled: boolean) =>
    readCalendar(writeCalendar({ name: 'x', entries: [entry({ changedAtMs, isCanceled })] })).entries[0]
      ?.properties
  const [before, after] = [of(utc('2026-02-01T00:00:00Z'), false), of(utc('2026-02-01T00:00:01Z'), true)]
  assert.ok(Number(before?.get('SEQUENCE')) < Number(after?.get('SEQUENCE')))
  assert.deepEqual([before?.get('STATUS'), after?.get('STATUS')], ['CONFIRMED', 'CANCELLED'])
})
