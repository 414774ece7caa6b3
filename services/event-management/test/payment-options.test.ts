import assert from 'node:assert/strict'
import { test } from 'node:test'
import { putPaymentOption } from '../src/payments/store/payment-options.ts'
import { beforeNextWrite } from './before-next-write.ts'
import { argumentErrorsOf, asOrganizer, assertError, type Organizer, ok, utcOf } from './event-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()

const pathOf = (organizationId: string) => `/organizations/${organizationId}/payment_options/`

test('an organization accepts cash and invoices by default', async () => {
  const organizer = await asOrganizer(service, 'olga')
  const { payment_options } = ok(await organizer.get(pathOf(organizer.organizationId)))
  const offeredOptions = payment_options.filter(({ offered }: { offered: boolean }) => offered)
  assert.deepEqual(
    offeredOptions.map(({ payment_method }: { payment_method: string }) => payment_method),
    ['CASH', 'INVOICE'],
  )
})

/** An event with paid tickets of an organization without payment options. */
async function makeUnpayableEvent(organizer: Organizer) {
  for (const payment_method of ['CASH', 'INVOICE']) {
    const payment_option = { payment_method, offered: false }
    ok(await organizer.post(pathOf(organizer.organizationId), { payment_option }))
  }
  const event = await organizer.makeEvent({ summary: 'An evening' })
  await organizer.addTicket(event.id, { free: false, cost: 'EUR,1250' })
  return event
}

test('concurrent changes of a payment option keep each other', async () => {
  const organizer = await asOrganizer(service, 'orla')
  const path = pathOf(organizer.organizationId)
  const change = (fields: object) =>
    organizer.post(path, { payment_option: { payment_method: 'CHECK', ...fields } })
  ok(await change({}))
  const race = beforeNextWrite(service, () => change({ instructions: 'To Orla, please.' }), 'write')
  ok(await change({ offered: true }))
  assert.ok(race.hasHappened())
  const option = ok(await change({}))
  assert.deepEqual([option.offered, option.instructions], [true, 'To Orla, please.'])
})

test('without a payment option, paid events cannot be published', async () => {
  const organizer = await asOrganizer(service, 'oskar')
  const event = await makeUnpayableEvent(organizer)
  assertError(await organizer.post(`/events/${event.id}/publish/`), 400, 'NO_PAYMENT_OPTIONS')
  const option = { payment_method: 'CHECK', offered: true, instructions: 'To Olga, please.' }
  ok(await organizer.post(pathOf(organizer.organizationId), { payment_option: option }))
  ok(await organizer.post(`/events/${event.id}/publish/`))
  const { checkout_settings } = ok(await organizer.get(`/events/${event.id}/?expand=checkout_settings`))
  assert.deepEqual(checkout_settings.offline_settings, [
    { payment_method: 'CHECK', instructions: 'To Olga, please.' },
  ])
})

test('without a Stripe key, paid events whose only payment option is cards cannot be published', async () => {
  const organizer = await asOrganizer(service, 'oda')
  const event = await makeUnpayableEvent(organizer)
  const organization_id = Number(organizer.organizationId)
  // As after the key was removed from the settings.
  const cards = { organization_id, method: 'stripe', is_offered: 1, instructions: '' } as const
  await service.context.db.write((tx) => putPaymentOption(tx, cards, {}))
  const expanded = `/events/${event.id}/?expand=checkout_settings`
  assert.equal(ok(await organizer.get(expanded)).checkout_settings.checkout_method, 'offline')
  const publish_at = utcOf(service.context.clock.now() + 3_600_000)
  for (const body of [{}, { publish_at }]) {
    const response = await organizer.post(`/events/${event.id}/publish/`, body)
    assertError(response, 400, 'NO_PAYMENT_OPTIONS')
    assert.match(response.json.error_description, /only pay by card, but the server has no Stripe key/)
  }
  const payment_option = { payment_method: 'CASH', offered: true }
  ok(await organizer.post(pathOf(organizer.organizationId), { payment_option }))
  ok(await organizer.post(`/events/${event.id}/publish/`))
})

test('cards are not offered without a Stripe account', async () => {
  const organizer = await asOrganizer(service, 'otto')
  const option = { payment_method: 'STRIPE', offered: true }
  const response = await organizer.post(pathOf(organizer.organizationId), { payment_option: option })
  assert.deepEqual(argumentErrorsOf(response), { 'payment_option.payment_method': ['INVALID'] })
})

test('payment options are hidden from strangers', async () => {
  const organizer = await asOrganizer(service, 'orla')
  const path = pathOf(organizer.organizationId)
  const eve = await service.as('eve')
  assertError(await eve.get(path), 404, 'NOT_FOUND')
  assertError(await eve.post(path, { payment_option: { payment_method: 'CASH' } }), 404, 'NOT_FOUND')
})
