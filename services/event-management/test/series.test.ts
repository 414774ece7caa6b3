import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { statementsOf } from '@octavo/testing/statements.ts'
import { copyTickets } from '../src/series/copy-tickets.ts'
import { describeOnBothDatabases } from './databases.ts'
import {
  argumentErrorsOf,
  asOrganizer,
  assertError,
  compactUtcOf,
  newEventInput,
  ok,
  utcOf,
} from './event-making.ts'
import { startEvents } from './service.ts'

describeOnBothDatabases('Series', (databases) => {
  test('over HTTP', async (t) => {
    const database = databases.location()
    const clock = createManualClock(Date.UTC(2026, 0, 15, 12))
    const service = await startEvents({ clock, ...databaseOptions(database) })
    const ada = await asOrganizer(service, 'ada')
    const yearMs = 365.25 * 86_400_000
    const inZone = (zone: string) => newEventInput(clock.now(), zone)

    async function datesOf(seriesId: string) {
      return ok(await ada.get(`/series/${seriesId}/events/?page_size=200`)).events
    }

    await t.test('A weekly event keeps its local time across daylight saving', async () => {
      const series = await ada.makeSeries(inZone('Europe/Berlin'))
      // 19:00 in Berlin in winter.
      await ada.addSchedule(series.id, 'DTSTART:20260319T180000Z\nRRULE:FREQ=WEEKLY;COUNT=3')
      const dates = await datesOf(series.id)
      assert.deepEqual(
        dates.map(({ start }: { start: { local: string; utc: string } }) => [start.local, start.utc]),
        [
          ['2026-03-19T19:00:00', '2026-03-19T18:00:00Z'],
          ['2026-03-26T19:00:00', '2026-03-26T18:00:00Z'],
          ['2026-04-02T19:00:00', '2026-04-02T17:00:00Z'],
        ],
      )
    })

    await t.test('Weekdays are local, not UTC', async () => {
      const series = await ada.makeSeries(inZone('America/Los_Angeles'))
      // Tuesday evening in Los Angeles is Wednesday in UTC.
      await ada.addSchedule(series.id, 'DTSTART:20260304T033000Z\nRRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2')
      const dates = await datesOf(series.id)
      assert.deepEqual(
        dates.map(({ start }: { start: { local: string } }) => start.local),
        ['2026-03-03T19:30:00', '2026-03-10T19:30:00'],
      )
    })

    await t.test('Dates get many ticket classes and choices with few statements', async () => {
      const series = await ada.makeSeries()
      const names = Array.from({ length: 30 }, (_, index) => `Row ${index}`)
      for (const [index, name] of names.entries())
        ok(
          await ada.post(`/events/${series.id}/ticket_classes/`, {
            ticket_class: { name, free: true, quantity_total: index + 1, sorting: index + 10 },
          }),
        )
      const choices = names.map((name, index) => ({ answer: { html: name }, quantity_available: index + 1 }))
      const question = { question: { html: 'Which?' }, type: 'dropdown', choices }
      ok(await ada.post(`/events/${series.id}/questions/`, { question }))
      const rule = 'DTSTART:20260401T160000Z\nRRULE:FREQ=DAILY;COUNT=2'
      const [first, second] = (await ada.addSchedule(series.id, rule)).created_event_ids.map(Number)

      const copied = ok(await ada.get(`/events/${first}/ticket_classes/?page_size=200`)).ticket_classes
      assert.deepEqual(
        copied
          .map((each: { name: string; quantity_total: number }) => [each.name, each.quantity_total])
          .slice(-30),
        names.map((name, index) => [name, index + 1]),
      )
      const [own] = ok(await ada.get(`/events/${first}/questions/`)).questions
      assert.deepEqual(
        own.choices.map((each: { answer: { text: string }; quantity_available: number }) => [
          each.answer.text,
          each.quantity_available,
        ]),
        names.map((name, index) => [name, index + 1]),
      )
      const { db } = service.context
      const statements = await db.write((tx) =>
        statementsOf({ read: tx }, () => copyTickets(tx, service.context, first, [second])),
      )
      assert.ok(statements.length < 30, `${statements.length} statements`)
    })

    await t.test('A series spans its first to its last date', async () => {
      const series = await ada.makeSeries()
      const { created_event_ids, id } = await ada.addSchedule(
        series.id,
        'DTSTART:20260401T160000Z\nRRULE:FREQ=DAILY;COUNT=3',
      )
      assert.match(id, /^\d+$/)
      assert.equal(created_event_ids.length, 3)
      const span = ok(await ada.get(`/series/${series.id}/?expand=series_dates`))
      assert.deepEqual([span.start.utc, span.end.utc], ['2026-04-01T16:00:00Z', '2026-04-03T18:00:00Z'])
      assert.deepEqual([span.is_series, span.is_series_parent, 'series_id' in span], [true, true, false])
      assert.deepEqual(
        span.series_dates.map((date: { id: string }) => date.id),
        created_event_ids,
      )
      const one = ok(await ada.get(`/events/${created_event_ids[0]}/?expand=series`))
      assert.deepEqual([one.is_series, one.is_series_parent, one.series_id], [true, false, series.id])
      assert.deepEqual([one.series.id, one.name, one.summary], [series.id, series.name, series.summary])
      const { ticket_classes } = ok(await ada.get(`/events/${one.id}/ticket_classes/`))
      assert.deepEqual(
        ticket_classes.map(({ name }: { name: string }) => name),
        ['Standing'],
      )
    })

    await t.test('Dates that already exist in the series are skipped', async () => {
      const series = await ada.makeSeries()
      const rule = (count: number) => `DTSTART:20260401T160000Z\nRRULE:FREQ=DAILY;COUNT=${count}`
      await ada.addSchedule(series.id, rule(3))
      const { created_event_ids } = await ada.addSchedule(series.id, rule(5))
      assert.equal(created_event_ids.length, 2)
      assert.equal((await datesOf(series.id)).length, 5)
      assert.deepEqual((await ada.addSchedule(series.id, rule(5))).created_event_ids, [])
    })

    await t.test('Dates added to a published series are published', async () => {
      const series = await ada.makeSeries({}, 'DTSTART:20260401T160000Z\nRRULE:FREQ=DAILY;COUNT=1')
      ok(await ada.post(`/events/${series.id}/publish/`))
      const { created_event_ids } = await ada.addSchedule(
        series.id,
        'DTSTART:20260501T160000Z\nRRULE:FREQ=DAILY;COUNT=1',
      )
      const { status, published } = ok(await ada.get(`/events/${created_event_ids[0]}/`))
      assert.deepEqual([status, published], ['live', utcOf(clock.now())])
    })

    const nowMs = clock.now()
    const refusedSchedules: [string, string][] = [
      ['DTSTART_MISSING', 'RRULE:FREQ=DAILY;COUNT=2'],
      ['RECURRENCE_RULE_DATES_NOT_IN_UTC', 'DTSTART:20260401T160000\nRRULE:FREQ=DAILY;COUNT=2'],
      ['RECURRENCE_RULE_DATES_NOT_IN_UTC', 'DTSTART:20260401T160000Z\nRRULE:FREQ=DAILY;UNTIL=20260501'],
      [
        'DTSTART_OUTSIDE_PERMITTED_RANGE',
        `DTSTART:${compactUtcOf(nowMs + 2.1 * yearMs)}\nRRULE:FREQ=DAILY;COUNT=1`,
      ],
      ['LAST_OCCURRENCE_START_EXCEEDS_LIMIT', 'DTSTART:20260401T160000Z\nRRULE:FREQ=YEARLY;COUNT=6'],
      ['EXCEEDS_MAX_OCCURRENCES', 'DTSTART:20260401T160000Z\nRRULE:FREQ=DAILY;COUNT=121'],
      ['EXCEEDS_MAX_OCCURRENCES', 'DTSTART:20260401T160000Z\nRRULE:FREQ=DAILY'],
    ]

    for (const [error, recurrence_rule] of refusedSchedules)
      await t.test(`A schedule is refused with ${error}: ${recurrence_rule.replace('\n', ' ')}`, async () => {
        const { id } = await ada.makeSeries()
        const schedule = { recurrence_rule, occurrence_duration: 3_600 }
        assertError(await ada.post(`/events/${id}/schedules/`, { schedule }), 400, error)
        assert.deepEqual(await datesOf(id), [])
      })

    await t.test('A series has at most 120 dates', async () => {
      const { id } = await ada.makeSeries({}, 'DTSTART:20260401T160000Z\nRRULE:FREQ=DAILY;COUNT=120')
      assert.equal((await datesOf(id)).length, 120)
      const schedule = {
        recurrence_rule: 'DTSTART:20260331T160000Z\nRRULE:FREQ=DAILY;COUNT=1',
        occurrence_duration: 60,
      }
      assertError(await ada.post(`/events/${id}/schedules/`, { schedule }), 400, 'EXCEEDS_MAX_OCCURRENCES')
    })

    await t.test(
      'A schedule that is invalid, too long, or of a single event is refused with its field name',
      async () => {
        const { id } = await ada.makeSeries()
        const single = await ada.makeReadyEvent()
        const rule = 'DTSTART:20260401T160000Z\nRRULE:FREQ=DAILY;COUNT=1'
        const add = (eventId: string, schedule: object) =>
          ada.post(`/events/${eventId}/schedules/`, { schedule })
        assert.deepEqual(argumentErrorsOf(await add(id, {})), {
          'schedule.occurrence_duration': ['MISSING'],
          'schedule.recurrence_rule': ['MISSING'],
        })
        assert.deepEqual(
          argumentErrorsOf(await add(id, { recurrence_rule: rule, occurrence_duration: 604_801 })),
          {
            'schedule.occurrence_duration': ['INVALID'],
          },
        )
        const senseless = 'DTSTART:20260401T160000Z\nRRULE:FREQ=FORTNIGHTLY'
        assert.deepEqual(
          argumentErrorsOf(await add(id, { recurrence_rule: senseless, occurrence_duration: 60 })),
          {
            'schedule.recurrence_rule': ['INVALID'],
          },
        )
        assert.deepEqual(
          argumentErrorsOf(await add(single.id, { recurrence_rule: rule, occurrence_duration: 60 })),
          {
            event_id: ['INVALID'],
          },
        )
      },
    )

    await t.test('A series without dates cannot be published', async () => {
      const { id } = await ada.makeSeries()
      assertError(await ada.post(`/events/${id}/publish/`), 400, 'ERROR_CANNOT_PUBLISH_SERIES_WITH_NO_DATES')
    })

    await t.test('Changes of a series also change its dates', async () => {
      const { id } = await ada.makeSeries({}, 'DTSTART:20260401T160000Z\nRRULE:FREQ=DAILY;COUNT=2')
      const event = { name: { html: 'Renamed' }, summary: 'Other', show_remaining: true, capacity: 7 }
      ok(await ada.post(`/events/${id}/`, { event }))
      ok(await ada.post(`/events/${id}/`, { event: { listed: false, password: 'sesame' } }))
      for (const date of await datesOf(id))
        assert.deepEqual(
          [date.name.text, date.summary, date.show_remaining, date.capacity, date.password, date.listed],
          ['Renamed', 'Other', true, 7, 'sesame', false],
        )
    })

    await t.test('A series and its dates keep their local times when the zone changes', async () => {
      const series = await ada.makeSeries({}, 'DTSTART:20260401T160000Z\nRRULE:FREQ=DAILY;COUNT=2')
      const { start, end } = ok(await ada.get(`/events/${series.id}/`))
      const movedTimes = {
        start: { ...start, timezone: 'America/New_York' },
        end: { ...end, timezone: 'America/New_York' },
      }
      const update = ok(await ada.post(`/events/${series.id}/`, { event: movedTimes }))
      assert.deepEqual(
        [update.start.local, update.start.utc],
        ['2026-04-01T18:00:00', '2026-04-01T22:00:00Z'],
      )
      const [, last] = await datesOf(series.id)
      assert.deepEqual([last.start.local, last.start.timezone], ['2026-04-02T18:00:00', 'America/New_York'])
    })

    await t.test(
      'The times of a series follow from its dates, and a date keeps the zone and lasts at most a week',
      async () => {
        const series = await ada.makeSeries({}, 'DTSTART:20260401T160000Z\nRRULE:FREQ=DAILY;COUNT=2')
        const whole = ok(await ada.get(`/events/${series.id}/`))
        const later = { ...whole.start, utc: '2026-04-01T17:00:00Z' }
        assertError(
          await ada.post(`/events/${series.id}/`, { event: { start: later } }),
          400,
          'SERIES_PARENT_START_END_DATE_EDIT',
        )
        const [first] = await datesOf(series.id)
        const change = (event: object) => ada.post(`/events/${first.id}/`, { event })
        const elsewhere = (time: object) => ({ ...time, timezone: 'Europe/Paris' })
        assertError(
          await change({ start: elsewhere(first.start), end: elsewhere(first.end) }),
          400,
          'OCCURRENCE_TIMEZONE_UPDATE_NOT_ALLOWED',
        )
        assertError(
          await change({ end: { ...first.end, utc: '2026-04-08T16:00:01Z' } }),
          400,
          'OCCURRENCE_DURATION_TOO_LONG',
        )
        ok(await change({ start: { ...first.start, utc: '2026-03-30T16:00:00Z' } }))
        assert.equal(ok(await ada.get(`/events/${series.id}/`)).start.utc, '2026-03-30T16:00:00Z')
      },
    )
  })
})
