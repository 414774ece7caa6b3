import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { storageOptions } from '@octavo/testing/databases.ts'
import { mailboxOf } from '../src/outbox/mailbox.ts'
import { buy } from './buying.ts'
import { describeOnBothDatabases } from './databases.ts'
import { asOrganizer, assertError, ok } from './event-making.ts'
import { describeServiceOnBothDatabases, type World } from './on-both-databases.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 4, 1, 12, 15))
const hourMs = 3_600_000

const count = (responses: readonly { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length

const repeat = <T>(many: number, make: (at: number) => T) => Array.from({ length: many }, (_, at) => make(at))

async function mailsTo({ service }: World, address: string): Promise<number> {
  const rows = await service.context.db.read
    .selectFrom('mail')
    .select('id')
    .where('to_address', '=', address)
    .execute()
  return rows.length
}

describeServiceOnBothDatabases(
  'requested mails',
  {
    async 'are limited to ten an hour per order, also for concurrent requests'(world) {
      const { ada, bob } = world
      const event = await ada.makeLiveEvent()
      const untilFullHourMs = hourMs - (clock.now() % hourMs)
      const order = await buy(bob, event.id, { email: 'victim@example.org' })
      const responses = await Promise.all(repeat(40, () => bob.post(`/orders/${order.id}/resend/`)))
      assert.equal(count(responses, 200), 10)
      const lateRequest = await bob.post(`/orders/${order.id}/resend/`)
      assertError(lateRequest, 429, 'HIT_RATE_LIMIT')
      assert.equal(lateRequest.headers.get('retry-after'), String(untilFullHourMs / 1_000))
      // The confirmation does not count.
      assert.equal(await mailsTo(world, 'victim@example.org'), 11)
      clock.advance(untilFullHourMs)
      ok(await bob.post(`/orders/${order.id}/resend/`))
    },

    async 'are limited to twenty an hour per mailbox, across all callers'(world) {
      const { ada, service } = world
      const event = await ada.makeLiveEvent()
      const responses = []
      for (let at = 0; at < 5; at++) {
        const buyer = await service.as(`crowd${at}`)
        const order = await buy(buyer, event.id, { email: `Mallory+${at}@example.org` })
        for (let attempt = 0; attempt < 6; attempt++)
          responses.push(await buyer.post(`/orders/${order.id}/resend/`))
      }
      assert.deepEqual([count(responses, 200), count(responses, 429)], [20, 10])
      const another = await buy(await service.as('crowd9'), event.id, { email: 'mallory@example.org' })
      // Buyers get their confirmation regardless of the limits of others.
      assert.equal(await mailsTo(world, 'mallory@example.org'), 1)
      assertError(
        await (await service.as('crowd9')).post(`/orders/${another.id}/resend/`),
        429,
        'HIT_RATE_LIMIT',
      )
    },

    async 'are limited to a hundred an hour per caller, and a refused transfer is rolled back'(world) {
      const { ada, service } = world
      const event = await ada.makeLiveEvent()
      const buyer = await service.as('sender')
      for (let at = 0; at < 10; at++) {
        const order = await buy(buyer, event.id, { email: `friend${at}@example.org` })
        for (let attempt = 0; attempt < 10; attempt++) ok(await buyer.post(`/orders/${order.id}/resend/`))
      }
      const order = await buy(buyer, event.id, { email: 'sender@example.org' })
      assertError(await buyer.post(`/orders/${order.id}/resend/`), 429, 'HIT_RATE_LIMIT')
      const { attendees } = ok(await ada.get(`/events/${event.id}/attendees/?page_size=50`))
      const ownAttendee = attendees.find((one: { order_id: string }) => one.order_id === order.id)
      const attendee = { name: 'Stranger', email: 'stranger@example.org' }
      const path = `/events/${event.id}/attendees/${ownAttendee.id}/`
      assertError(await buyer.post(`${path}transfer/`, { attendee }), 429, 'HIT_RATE_LIMIT')
      assert.equal(await mailsTo(world, 'stranger@example.org'), 0)
      assert.equal(ok(await ada.get(path)).status, 'Attending')
      clock.advance(hourMs)
      ok(await buyer.post(`${path}transfer/`, { attendee }))
      assert.equal(await mailsTo(world, 'stranger@example.org'), 1)
    },
  },
  { clock },
)

describeOnBothDatabases('the count of requested mails', ({ location }) => {
  test('survives a restart', async () => {
    const database = location()
    const where = storageOptions(database)
    const first = await startEvents({ clock, ...where })
    const organizer = await asOrganizer(first, 'olga')
    const buyer = await first.as('bob')
    const event = await organizer.makeLiveEvent()
    const order = await buy(buyer, event.id)
    for (let at = 0; at < 10; at++) ok(await buyer.post(`/orders/${order.id}/resend/`))
    await first.close()
    const second = await startEvents({ clock, ...where })
    const bobOnSecond = await second.as('bob')
    assertError(await bobOnSecond.post(`/orders/${order.id}/resend/`), 429, 'HIT_RATE_LIMIT')
  })
})

test('confirmations of many orders to one address are spread over the following hours', async () => {
  const file = { smtpUrl: 'smtp://127.0.0.1:9', mailsPerRecipientPerHour: 3 }
  const service = await startEvents({ clock, settings: { file: { 'event-management': file } } })
  const organizer = await asOrganizer(service, 'olga')
  const buyer = await service.as('bob')
  const event = await organizer.makeLiveEvent()
  for (let at = 0; at < 7; at++) await buy(buyer, event.id, { email: 'victim@example.org' })
  await service.context.jobs.idle()
  const { mails } = ok(await organizer.get(`/organizations/${organizer.organizationId}/mails/`))
  const waitingMails = mails.filter(({ subject }: { subject: string | null }) => !subject)
  assert.deepEqual([mails.length, waitingMails.length], [7, 4])
})

test('unpaid orders of guests to many addresses are confirmed over the following hours', async () => {
  const file = { smtpUrl: 'smtp://127.0.0.1:9', guestMailsPerClientPerHour: 3 }
  const settings = { file: { 'event-management': file } }
  const service = await startEvents({ clock, settings, trustedProxies: ['127.0.0.1'] })
  const headers = { 'x-forwarded-for': '8.8.8.8' }
  const organizer = await asOrganizer(service, 'olga')
  const event = await organizer.makeLiveEvent()
  const { ticket_classes } = ok(await organizer.get(`/events/${event.id}/ticket_classes/`))
  const choice = new URLSearchParams({ [`ticket_T${ticket_classes[0].id}`]: '1' })
  for (let at = 0; at < 7; at++) {
    const checkout = await service.stranger.post(`/e/${event.id}`, choice, headers)
    const person = { first_name: 'Eve', last_name: 'Stranger', email: `victim${at}@example.org` }
    const path = checkout.headers.get('location')?.slice(service.url.length) ?? ''
    const placed = await service.stranger.post(path, new URLSearchParams(person), headers)
    assert.equal(placed.status, 303, placed.text)
  }
  // Buyers with an account are not delayed.
  await buy(await service.as('bob'), event.id)
  const countWaiting = async () => {
    await service.context.jobs.idle()
    const { mails } = ok(await organizer.get(`/organizations/${organizer.organizationId}/mails/`))
    assert.equal(mails.length, 8)
    return mails.filter(({ subject }: { subject: string | null }) => !subject).length
  }
  const waiting = [await countWaiting()]
  for (let hour = 0; hour < 2; hour++) {
    clock.advance(hourMs)
    waiting.push(await countWaiting())
  }
  assert.deepEqual(waiting, [4, 1, 0])
})

test('subaddresses and capitals do not change a mailbox', () => {
  assert.equal(mailboxOf(' Ada+tickets@Example.org'), 'ada@example.org')
  assert.equal(mailboxOf('a.d.a+1@gmail.com'), 'ada@gmail.com')
  assert.equal(mailboxOf('a.d.a@example.org'), 'a.d.a@example.org')
  assert.equal(mailboxOf('+tag@example.org'), '+tag@example.org')
})
