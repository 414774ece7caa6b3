import assert from 'node:assert/strict'
import { eventually } from '@octavo/testing/eventually.ts'
import { untyped } from '@octavo/testing/untyped.ts'
import { addressOf, servedOctavo } from '../../browser.ts'

/** Sends a request as the demo user. */
export async function callEvents(
  method: string,
  path: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(addressOf('event-management') + path, {
    method,
    headers: {
      authorization: `Bearer ${servedOctavo().tokens['event-management']}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

interface MadeEvent {
  id: string
  /** One per ticket of Ada Quill. */
  barcodes: readonly string[]
}

/** A published event with ten places, two of which Ada Quill has. */
export async function makeEvent(name: string): Promise<MadeEvent> {
  const event = await makeDraft(name)
  const { id: classId } = await callEvents('POST', `/events/${event}/ticket_classes/`, {
    ticket_class: { name: 'A place', free: true, quantity_total: 10 },
  })
  await callEvents('POST', `/events/${event}/publish/`)
  const order = await callEvents('POST', `/events/${event}/orders/`, {
    order: { tickets: [{ ticket_class_id: classId, quantity: 2 }] },
  })
  const buyer = { first_name: 'Ada', last_name: 'Quill', email: 'ada@example.org' }
  await callEvents('POST', `/orders/${order.id}/`, { order: buyer })
  await callEvents('POST', `/orders/${order.id}/place/`)
  const { attendees } = await callEvents('GET', `/events/${event}/attendees/`)
  const barcodes = untyped(attendees).map(
    (one: { barcodes: { barcode: string }[] }) => one.barcodes[0]?.barcode,
  )
  return { id: event, barcodes }
}

/** The mail about an event, which is sent shortly after the order. */
export async function getMail(eventId: string): Promise<string> {
  return eventually('it is written', async () => {
    const { mails } = await callEvents('GET', `/organizations/${await getOrganization()}/mails/`)
    return untyped(mails).find(({ event_id }: { event_id: string }) => event_id === eventId)?.id
  })
}

/** A draft without tickets. */
export async function makeDraft(name: string): Promise<string> {
  const { id } = await callEvents('POST', `/organizations/${await getOrganization()}/events/`, {
    event: {
      name: { html: name },
      summary: 'Made for a test.',
      currency: 'EUR',
      online_event: true,
      start: { timezone: 'Europe/Berlin', utc: '2031-05-01T18:00:00Z' },
      end: { timezone: 'Europe/Berlin', utc: '2031-05-01T20:00:00Z' },
    },
  })
  return String(id)
}

async function getOrganization(): Promise<string> {
  const { organizations } = await callEvents('GET', '/users/me/organizations/')
  return untyped(organizations)[0].id
}
