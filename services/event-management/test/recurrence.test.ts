import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import fc from '@octavo/testing/property.ts'
import { expandSchedule } from '../src/calendar/recurrence.ts'
import { toInstantMs, toLocal } from '../src/calendar/wall-time.ts'

const nowMs = Date.UTC(2026, 0, 1)
const zone = 'Europe/Berlin'

function expand(rule: string, { occurrences = 120, durationS = 3600 } = {}) {
  return expandSchedule({ rule, zone, durationS }, { nowMs, occurrences })
}

function localsOf(rule: string): string[] {
  const expansion = expand(rule)
  assert.ok('occurrences' in expansion, JSON.stringify(expansion))
  return expansion.occurrences.map(({ startMs }) => toLocal(startMs, zone))
}

const problemOf = (rule: string, options = {}) => asRecord(expand(rule, options)).problem

test('an event at 19:00 in winter is at 19:00 in summer', () => {
  assert.deepEqual(localsOf('DTSTART:20260327T180000Z\nRRULE:FREQ=DAILY;COUNT=4'), [
    '2026-03-27T19:00:00',
    '2026-03-28T19:00:00',
    '2026-03-29T19:00:00',
    '2026-03-30T19:00:00',
  ])
})

test('a skipped 02:30 moves forward an hour, and later dates do not', () => {
  assert.deepEqual(localsOf('DTSTART:20260328T013000Z\nRRULE:FREQ=DAILY;COUNT=3'), [
    '2026-03-28T02:30:00',
    '2026-03-29T03:30:00',
    '2026-03-30T02:30:00',
  ])
})

test('UNTIL is inclusive and in UTC', () => {
  const rule = 'DTSTART:20260327T180000Z\nRRULE:FREQ=DAILY;UNTIL='
  assert.equal(localsOf(`${rule}20260330T170000Z`).length, 4)
  assert.equal(localsOf(`${rule}20260330T165959Z`).length, 3)
})

test('weekdays are local', () => {
  // Monday 00:30 in Berlin is Sunday in UTC.
  assert.deepEqual(localsOf('DTSTART:20260104T233000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=2'), [
    '2026-01-05T00:30:00',
    '2026-01-12T00:30:00',
  ])
})

test('EXDATE removes and RDATE adds dates', () => {
  const lines = ['DTSTART:20260327T180000Z', 'RRULE:FREQ=DAILY;COUNT=4']
  const rule = [...lines, 'EXDATE:20260329T170000Z', 'RDATE:20260410T170000Z'].join('\n')
  assert.deepEqual(localsOf(rule), [
    '2026-03-27T19:00:00',
    '2026-03-28T19:00:00',
    '2026-03-30T19:00:00',
    '2026-04-10T19:00:00',
  ])
})

test('durations are exact across daylight saving', () => {
  const expansion = expand('DTSTART:20260328T220000Z\nRRULE:FREQ=DAILY;COUNT=1', { durationS: 6 * 3600 })
  assert.ok('occurrences' in expansion)
  const [only] = expansion.occurrences
  assert.equal((only?.endMs ?? 0) - (only?.startMs ?? 0), 6 * 3_600_000)
})

test('each unsupported rule has its error', () => {
  assert.equal(problemOf('RRULE:FREQ=DAILY;COUNT=2'), 'DTSTART_MISSING')
  assert.equal(
    problemOf('DTSTART:20260327T180000\nRRULE:FREQ=DAILY;COUNT=2'),
    'RECURRENCE_RULE_DATES_NOT_IN_UTC',
  )
  assert.equal(
    problemOf('DTSTART;TZID=Europe/Berlin:20260327T180000\nRRULE:FREQ=DAILY;COUNT=2'),
    'RECURRENCE_RULE_DATES_NOT_IN_UTC',
  )
  assert.equal(
    problemOf('DTSTART:20260327T180000Z\nRRULE:FREQ=DAILY;UNTIL=20260401'),
    'RECURRENCE_RULE_DATES_NOT_IN_UTC',
  )
  assert.equal(
    problemOf('DTSTART:20290327T180000Z\nRRULE:FREQ=DAILY;COUNT=2'),
    'DTSTART_OUTSIDE_PERMITTED_RANGE',
  )
  assert.equal(
    problemOf('DTSTART:20260327T180000Z\nRRULE:FREQ=YEARLY;COUNT=9'),
    'LAST_OCCURRENCE_START_EXCEEDS_LIMIT',
  )
  assert.equal(problemOf('DTSTART:20260327T180000Z\nRRULE:FREQ=DAILY'), 'EXCEEDS_MAX_OCCURRENCES')
  assert.equal(problemOf('DTSTART:20260327T180000Z\nRRULE:FREQ=DAILY;COUNT=121'), 'EXCEEDS_MAX_OCCURRENCES')
  assert.equal(problemOf('DTSTART:20260327T180000Z\nRRULE:FREQ=DAILY;COUNT=120'), undefined)
})

test('a rule with many times that BYSETPOS rejects is INVALID within bounded time', () => {
  const startMs = performance.now()
  const upTo = (last: number) => Array.from({ length: last + 1 }, (_, at) => at).join(',')
  const times = `BYHOUR=${upTo(23)};BYMINUTE=${upTo(59)};BYSECOND=${upTo(59)}`
  for (const days of ['DAILY', 'WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', 'YEARLY;BYYEARDAY=1,2,3,4,5,6,7,8,9'])
    assert.equal(
      problemOf(`DTSTART:20260327T180000Z\nRRULE:FREQ=${days};${times};BYSETPOS=10000000`),
      'INVALID',
    )
  // Without a limit on candidates, about twenty seconds.
  assert.ok(performance.now() - startMs < 5_000)
})

test('a meaningless or empty rule is INVALID within bounded time', () => {
  for (const rule of [
    'DTSTART:20260327T180000Z',
    'DTSTART:20260327T180000Z\nRRULE:FREQ=SOMETIMES',
    'DTSTART:20260327T180000Z\nRRULE:FREQ=SECONDLY;COUNT=3',
    'DTSTART:20261327T180000Z\nRRULE:FREQ=DAILY;COUNT=3',
    'DTSTART:20260327T180000Z\nRRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30',
  ])
    assert.equal(problemOf(rule), 'INVALID', rule)
})

test('any text results in occurrences within the limits or in a problem', () => {
  const part = fc.constantFrom(
    'FREQ=DAILY',
    'FREQ=WEEKLY',
    'FREQ=MONTHLY',
    'FREQ=YEARLY',
    'INTERVAL=3',
    'INTERVAL=0',
    'COUNT=5',
    'COUNT=1000',
    'BYDAY=MO,FR',
    'BYDAY=-1SU',
    'BYMONTHDAY=31',
    'BYSETPOS=1',
    'UNTIL=20270101T000000Z',
    'X=;',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.string(), (parts, noise) => {
      for (const rule of [`DTSTART:20260327T180000Z\nRRULE:${parts.join(';')}`, noise]) {
        const expansion = expand(rule, { occurrences: 20 })
        if (!('occurrences' in expansion)) continue
        assert.ok(expansion.occurrences.length > 0 && expansion.occurrences.length <= 20)
        const starts = expansion.occurrences.map(({ startMs }) => startMs)
        assert.deepEqual(
          starts,
          [...new Set(starts)].sort((one, other) => one - other),
        )
      }
    }),
    { numRuns: 200 },
  )
})

test('local occurrences equal their instants', () => {
  const [first] = localsOf('DTSTART:20260701T170000Z\nRRULE:FREQ=DAILY;COUNT=1')
  assert.equal(toInstantMs(first ?? '', zone), Date.UTC(2026, 6, 1, 17))
})
