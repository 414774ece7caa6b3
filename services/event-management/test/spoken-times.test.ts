import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatMoment, formatTime, formatTimeSpan, formatZoneName } from '../src/calendar/format-times.ts'
import { zones } from '../src/geography/timezones.ts'

const evening = Date.UTC(2026, 11, 4, 18)

test('a time span is formatted in its zone and region', () => {
  const end = evening + 3 * 3_600_000
  const british = /^Friday\W+4 December 2026\W.*19:00.*22:00$/
  assert.match(formatTimeSpan(evening, end, 'Europe/Berlin', 'en_GB'), british)
  assert.match(formatTimeSpan(evening, end, 'Europe/Berlin', 'de_DE'), british)
  const american = /^Friday\W+December 4, 2026\W.*1:00.*4:00 PM$/
  assert.match(formatTimeSpan(evening, end, 'America/New_York', 'en_US'), american)
})

test('cached formatters keep their own style', () => {
  for (let round = 0; round < 2; round += 1) {
    assert.match(formatMoment(evening, 'Europe/Berlin', 'en_GB'), /^Friday\W+4 December 2026\W.*19:00$/)
    assert.equal(formatTime(evening, 'Europe/Berlin', 'en_GB'), '19:00 CET')
    const zone = 'Central European Standard Time (Europe/Berlin)'
    assert.equal(formatZoneName(evening, 'Europe/Berlin', 'en_GB'), zone)
  }
})

test('each zone has its own formatter', () => {
  for (const zone of [...zones, ...zones]) {
    const localTime = Temporal.Instant.fromEpochMilliseconds(evening).toZonedDateTimeISO(zone).toPlainTime()
    assert.equal(formatTime(evening, zone, 'en_GB').slice(0, 5), localTime.toString().slice(0, 5), zone)
  }
})
