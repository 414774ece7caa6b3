import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import fc from '@octavo/testing/property.ts'
import { describeOnBothDatabases } from './databases.ts'
import { argumentErrorsOf, asOrganizer, assertError, ok, utcOf } from './event-making.ts'
import { startEvents } from './service.ts'

describeOnBothDatabases('Event states', (databases) => {
  test('over HTTP', async (t) => {
    const database = databases.location()
    const clock = createManualClock(Date.UTC(2026, 0, 15, 12))
    const service = await startEvents({ clock, ...databaseOptions(database) })
    const { context } = service
    const ada = await asOrganizer(service, 'ada')
    const hourMs = 3_600_000

    type Status = 'draft' | 'live' | 'canceled' | 'deleted'
    type Action = 'publish' | 'unpublish' | 'cancel' | 'delete' | 'copy' | 'update'

    /** The expected status of an event without orders; a string starting with `!` is the error. */
    const expected: Record<Status, Record<Action, Status | `!${string}`>> = {
      draft: {
        publish: 'live',
        unpublish: '!NOT_PUBLISHED',
        cancel: 'canceled',
        delete: 'deleted',
        copy: 'draft',
        update: 'draft',
      },
      live: {
        publish: '!ALREADY_PUBLISHED_OR_DELETED',
        unpublish: 'draft',
        cancel: 'canceled',
        delete: 'deleted',
        copy: 'live',
        update: 'live',
      },
      canceled: {
        publish: '!ALREADY_PUBLISHED_OR_DELETED',
        unpublish: '!NOT_PUBLISHED',
        cancel: '!ALREADY_CANCELED',
        delete: 'deleted',
        copy: 'canceled',
        update: 'canceled',
      },
      deleted: {
        publish: '!ALREADY_PUBLISHED_OR_DELETED',
        unpublish: '!NOT_PUBLISHED',
        cancel: '!NOT_FOUND',
        delete: '!ALREADY_DELETED',
        copy: '!NOT_FOUND',
        update: '!NOT_FOUND',
      },
    }

    const act = (id: string, action: Action) => {
      if (action === 'delete') return ada.delete(`/events/${id}/`)
      if (action === 'update') return ada.post(`/events/${id}/`, { event: { show_remaining: true } })
      return ada.post(`/events/${id}/${action}/`)
    }

    async function statusOf(id: string): Promise<Status> {
      const response = await ada.get(`/events/${id}/`)
      return response.status === 404 ? 'deleted' : ok(response).status
    }

    await t.test('Any sequence of actions leaves an event in a valid state', async () => {
      const actions = fc.array(
        fc.constantFrom<Action>('publish', 'unpublish', 'cancel', 'delete', 'copy', 'update'),
        {
          minLength: 1,
          maxLength: 8,
        },
      )
      await fc.assert(
        fc.asyncProperty(actions, fc.boolean(), async (sequence, isSeries) => {
          const { id } = isSeries ? await ada.makeSeries({}, weekly()) : await ada.makeReadyEvent()
          const { events: dates } = ok(
            await ada.get(isSeries ? `/series/${id}/events/` : `/events/?event_ids=${id}`),
          )
          let status: Status = 'draft'
          for (const action of sequence) {
            const next: Status | `!${string}` = expected[status][action]
            const response = await act(id, action)
            if (next.startsWith('!'))
              assert.equal(response.json.error, next.slice(1), `${action} of ${status}`)
            else status = next as Status
            assert.equal(
              response.status === 200,
              !next.startsWith('!'),
              `${action} of ${status}: ${response.text}`,
            )
            for (const date of dates) assert.equal(await statusOf(date.id), status)
            assert.equal(await statusOf(id), status)
          }
        }),
        { numRuns: 8 },
      )
    })

    function weekly(): string {
      const start = utcOf(clock.now() + 24 * hourMs).replace(/[-:]/g, '')
      return `DTSTART:${start}\nRRULE:FREQ=WEEKLY;COUNT=2`
    }

    await t.test('The time of the first publication is kept', async () => {
      const event = await ada.makeLiveEvent()
      const { published } = ok(await ada.get(`/events/${event.id}/`))
      assert.equal(published, utcOf(clock.now()))
      ok(await ada.post(`/events/${event.id}/unpublish/`))
      clock.advance(hourMs)
      ok(await ada.post(`/events/${event.id}/publish/`))
      assert.equal(ok(await ada.get(`/events/${event.id}/`)).published, published)
    })

    await t.test('A scheduled publication runs at its time', async () => {
      const event = await ada.makeReadyEvent()
      const publish_at = utcOf(clock.now() + hourMs)
      assert.deepEqual(ok(await ada.post(`/events/${event.id}/publish/`, { publish_at })), {
        published: false,
        publish_at,
      })
      const scheduledEvent = ok(await ada.get(`/events/${event.id}/`))
      assert.deepEqual([scheduledEvent.status, scheduledEvent.publish_at], ['draft', publish_at])
      clock.advance(hourMs)
      await context.jobs.idle()
      const publishedEvent = ok(await ada.get(`/events/${event.id}/`))
      assert.deepEqual(
        [publishedEvent.status, publishedEvent.published, 'publish_at' in publishedEvent],
        ['live', publish_at, false],
      )
    })

    await t.test('A rescheduled or canceled publication does not run at its original time', async () => {
      const later = await ada.makeReadyEvent()
      const never = await ada.makeReadyEvent()
      for (const { id } of [later, never])
        ok(await ada.post(`/events/${id}/publish/`, { publish_at: utcOf(clock.now() + hourMs) }))
      ok(await ada.post(`/events/${later.id}/publish/`, { publish_at: utcOf(clock.now() + 3 * hourMs) }))
      assert.deepEqual(ok(await ada.post(`/events/${never.id}/unpublish/`)), { unpublished: true })
      clock.advance(2 * hourMs)
      await context.jobs.idle()
      assert.deepEqual([await statusOf(later.id), await statusOf(never.id)], ['draft', 'draft'])
      clock.advance(2 * hourMs)
      await context.jobs.idle()
      assert.deepEqual([await statusOf(later.id), await statusOf(never.id)], ['live', 'draft'])
    })

    await t.test('An event that is not ready at its scheduled time stays a draft', async () => {
      const event = await ada.makeReadyEvent()
      ok(await ada.post(`/events/${event.id}/publish/`, { publish_at: utcOf(clock.now() + hourMs) }))
      ok(await ada.post(`/events/${event.id}/`, { event: { summary: null } }))
      clock.advance(hourMs)
      await context.jobs.idle()
      const { status, publish_at } = ok(await ada.get(`/events/${event.id}/`))
      assert.deepEqual([status, publish_at], ['draft', undefined])
    })

    await t.test('A publication cannot be scheduled in the past', async () => {
      const event = await ada.makeReadyEvent()
      const response = await ada.post(`/events/${event.id}/publish/`, { publish_at: utcOf(clock.now()) })
      assert.deepEqual(argumentErrorsOf(response), { publish_at: ['INVALID'] })
    })

    await t.test(
      'A date is published and unpublished only with its series, but can be canceled and deleted alone',
      async () => {
        const series = await ada.makeSeries({}, weekly())
        const { events } = ok(await ada.get(`/series/${series.id}/events/`))
        const [first, second] = events
        assertError(await ada.post(`/events/${first.id}/publish/`), 400, 'UNSUPPORTED_OPERATION')
        ok(await ada.post(`/events/${series.id}/publish/`))
        assertError(await ada.post(`/events/${first.id}/unpublish/`), 400, 'CANNOT_UNPUBLISH')
        ok(await ada.post(`/events/${first.id}/cancel/`))
        assert.deepEqual([await statusOf(series.id), await statusOf(first.id)], ['live', 'canceled'])
        ok(await ada.post(`/events/${series.id}/unpublish/`))
        assert.deepEqual([await statusOf(first.id), await statusOf(second.id)], ['canceled', 'draft'])
        ok(await ada.delete(`/events/${first.id}/`))
        assert.equal(ok(await ada.get(`/events/${series.id}/`)).start.utc, second.start.utc)
      },
    )

    await t.test('An event is completed some days after its end', async () => {
      const event = await ada.makeLiveEvent()
      clock.advance(Date.parse(event.end.utc) - clock.now())
      assert.equal(ok(await ada.get(`/events/${event.id}/`)).status, 'ended')
      clock.advance(8 * 24 * hourMs)
      await context.jobs.idle()
      assert.equal(ok(await ada.get(`/events/${event.id}/`)).status, 'completed')
      const path = `/organizations/${ada.organizationId}/events/?order_by=created_desc`
      const completedEvents = ok(await ada.get(`${path}&status=completed`)).events
      assert.equal(completedEvents[0].id, event.id)
      assert.equal(ok(await ada.get(`${path}&status=ended`)).events.length, 0)
    })
  })
})
