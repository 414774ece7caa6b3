import assert from 'node:assert/strict'
import type { Transaction } from 'kysely'
import type { Tables } from '../src/database/tables.ts'
import { ticketKeyOf } from '../src/documents/ticket-keys.ts'
import { inventoryKey } from '../src/inventory/key.ts'
import { noteOnce } from '../src/payments/store/payments.ts'
import { availabilityChanged } from '../src/search/update-listings.ts'
import { buy, makePaidEvent } from './buying.ts'
import { asOrganizer, ok } from './event-making.ts'
import { describeServiceOnBothDatabases } from './on-both-databases.ts'
import { readPdf } from './pdf-reader.ts'
import { startStripe } from './stripe-server.ts'

const stripe = await startStripe('sk_test')
const settings = { stripeKey: 'sk_test', stripeUrl: stripe.url }

describeServiceOnBothDatabases(
  'tickets, mails and payments',
  {
    async 'the message of the organizer is on the ticket and in the mail'({ service }) {
      const organizer = await asOrganizer(service, 'olga')
      const event = await organizer.makeLiveEvent()
      const html = (text: string) => ({ html: `<p>${text}</p>` })
      const ticket_buyer_settings = {
        instructions: html('Doors open at 18:00 &amp; close at 20:00.'),
        confirmation_message: html('See you by the river.'),
      }
      ok(await organizer.post(`/events/${event.id}/ticket_buyer_settings/`, { ticket_buyer_settings }))
      const order = await buy(await service.as('ada'), event.id)
      const pdf = await organizer.get(`/orders/${order.id}/tickets.pdf`)
      assert.match(readPdf(pdf.bytes).pages[0] ?? '', /Doors open at 18:00 & close at 20:00\./)
      await service.context.jobs.idle()
      const { mails } = ok(await organizer.get(`/organizations/${organizer.organizationId}/mails/`))
      assert.match(ok(await organizer.get(`/mails/${mails[0].id}/`)).text, /See you by the river\./)
    },

    async 'mails are paginated, newest first, without gaps'({ service }) {
      const organizer = await asOrganizer(service, 'oskar')
      const event = await organizer.makeLiveEvent()
      const buyer = await service.as('ada')
      for (let count = 0; count < 5; count++) await buy(buyer, event.id)
      await service.context.jobs.idle()
      const ids: number[] = []
      const first = `/organizations/${organizer.organizationId}/mails/?page_size=2`
      for (let path: string | undefined = first; path; ) {
        const { mails, pagination } = ok(await organizer.get(path))
        ids.push(...mails.map(({ id }: { id: string }) => Number(id)))
        path = pagination.continuation && `${first}&continuation=${pagination.continuation}`
      }
      assert.equal(ids.length, 5)
      assert.deepEqual(
        ids,
        [...new Set(ids)].sort((one, other) => other - one),
      )
    },

    async 'concurrent requests get the same key of an event'({ service }) {
      const organizer = await asOrganizer(service, 'orla')
      const event = await organizer.makeLiveEvent()
      const asking = Array.from({ length: 8 }, () => ticketKeyOf(service.context, Number(event.id)))
      assert.equal(new Set((await Promise.all(asking)).map(({ publicKey }) => publicKey)).size, 1)
    },

    async 'concurrent settlements charge a card once'({ service }) {
      const organizer = await asOrganizer(service, 'otto')
      const payment_option = { payment_method: 'STRIPE', offered: true }
      ok(
        await organizer.post(`/organizations/${organizer.organizationId}/payment_options/`, {
          payment_option,
        }),
      )
      const event = await makePaidEvent(organizer)
      const order = await buy(await service.as('ada'), event.id, { payment: 'stripe' })
      stripe.pay(order.payment_url)
      const callsBefore = stripe.calls.length
      const { payments } = service.sales
      await Promise.all(Array.from({ length: 6 }, () => payments.settle(Number(order.id))))
      assert.equal(await payments.settle(Number(order.id)), 'placed')
      const calls = stripe.calls.slice(callsBefore)
      assert.equal(calls.filter((call) => call.endsWith('/capture')).length, 1)
    },

    async 'a listing computed from older stock does not replace a newer one'({ service }) {
      const { db, clock } = service.context
      // SQLite has one writer.
      if (db.dialect === 'sqlite') return
      const organizer = await asOrganizer(service, 'oona')
      const event = await organizer.makeLiveEvent()
      const id = Number(event.id)
      const row = await db.read.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const sell = (tx: Transaction<Tables>, sold: number) =>
        tx
          .updateTable('pool')
          .set({ sold })
          .where('event_id', '=', id)
          .where('kind', '=', 'ticket_class')
          .execute()
      await db.write((tx) => sell(tx, 100))
      const [readDone, changeDone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const older = db.write(async (tx) => {
        // From here on this transaction sees the event as sold out.
        await tx.selectFrom('pool').selectAll().where('event_id', '=', id).execute()
        readDone.resolve()
        await changeDone.promise
        await availabilityChanged(tx, id, clock.now())
      })
      await readDone.promise
      await db.writeBatched(inventoryKey(row), async (tx) => {
        await sell(tx, 0)
        await availabilityChanged(tx, id, clock.now())
      })
      changeDone.resolve()
      await older
      const { events } = ok(await organizer.get(`/events/search/?organizer.id=${event.organizer_id}`))
      assert.deepEqual(
        events.map((listedEvent: { id: string }) => listedEvent.id),
        [event.id],
      )
    },

    async 'repeated provider events count once'({ service }) {
      const { db } = service.context
      const note = () => db.write((tx) => noteOnce(tx, 'evt_1', { nowMs: 1_000, retentionMs: 100 }))
      assert.deepEqual((await Promise.all([note(), note(), note()])).filter(Boolean), [true])
    },
  },
  { settings: { file: { 'event-management': settings } } },
)
