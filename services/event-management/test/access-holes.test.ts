import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { describeOnBothDatabases } from './databases.ts'
import { addMember, asOrganizer, assertError, type Organizer, ok } from './event-making.ts'
import { buy } from './order-making.ts'
import { type Caller, startEvents } from './service.ts'

const service = await startEvents()

async function createMember(organizer: Organizer, login: string, role: string): Promise<Caller> {
  const person = await service.as(login)
  await addMember(organizer, organizer.organizationId, person, role)
  return person
}

test('webhook lists contain only organizations whose webhooks the member may manage', async () => {
  const organizer = await asOrganizer(service, 'hooked')
  const hook = { endpoint_url: 'http://127.0.0.1:9/?secret=hush' }
  ok(await organizer.post(`/organizations/${organizer.organizationId}/webhooks/`, hook))
  for (const role of ['door', 'manager', 'finance']) {
    const member = await createMember(organizer, `hooked-${role}`, role)
    assert.deepEqual(ok(await member.get('/webhooks/')).webhooks, [], role)
  }
  const admin = await createMember(organizer, 'hooked-admin', 'admin')
  assert.equal(ok(await admin.get('/webhooks/')).webhooks[0].endpoint_url, hook.endpoint_url)
})

test('an attendee expands the order only for callers who can read the order', async () => {
  const organizer = await asOrganizer(service, 'expanding')
  const event = await organizer.makeLiveEvent()
  const { ticket_classes } = ok(await organizer.get(`/events/${event.id}/ticket_classes/`))
  const buyer = await service.as('expanding-buyer')
  const order = await buy(buyer, event.id, ticket_classes[0].id)
  const list = `/events/${event.id}/attendees/?expand=order`
  for (const role of ['door', 'manager']) {
    const member = await createMember(organizer, `expanding-${role}`, role)
    const [attendee] = ok(await member.get(list)).attendees
    assert.equal(attendee.order, null, role)
    assertError(await member.get(`/orders/${order.id}/`), 403, 'NOT_AUTHORIZED')
  }
  const finance = await createMember(organizer, 'expanding-finance', 'finance')
  const [attendee] = ok(await finance.get(list)).attendees
  assert.equal(attendee.order.id, order.id)
  const ownAttendee = ok(await buyer.get(`/orders/${order.id}/attendees/${attendee.id}/?expand=order`))
  assert.equal(ownAttendee.order.id, order.id)
})

test('reports do not distinguish events of other organizations from missing ones', async () => {
  const organizer = await asOrganizer(service, 'reporting')
  const ownEvent = await organizer.makeEvent()
  const hiddenEvent = await (await asOrganizer(service, 'hiding')).makeEvent()
  for (const base of ['/reports', `/organizations/${organizer.organizationId}/reports`])
    for (const kind of ['sales', 'attendees']) {
      const listWithEvent = (id: string) => organizer.get(`${base}/${kind}/?event_ids=${ownEvent.id},${id}`)
      const [foreign, absent] = [await listWithEvent(hiddenEvent.id), await listWithEvent('199999999')]
      assertError(foreign, 404, 'NOT_FOUND')
      assert.deepEqual(absent.json, foreign.json)
    }
})

describeOnBothDatabases('a member who is removed before a write commits', (databases) => {
  test('cannot change anything that needs the permission', async () => {
    const database = databases.location()
    const racing = await startEvents(databaseOptions(database))
    const organizer = await asOrganizer(racing, 'racing')
    const { organizationId } = organizer
    const admin = await racing.as('racing-admin')
    const guest = await racing.as('racing-guest')
    const base = `/organizations/${organizationId}`
    const event = await organizer.makeLiveEvent()
    const { ticket_classes } = ok(await organizer.get(`/events/${event.id}/ticket_classes/`))
    const buyer = await racing.as('racing-buyer')
    const order = await buy(buyer, event.id, ticket_classes[0].id)
    ok(await buyer.post(`/orders/${order.id}/refund/`, { refund: { reason: 'ill' } }))
    const { refund_requests } = ok(await organizer.get(`/orders/${order.id}/?expand=refund_requests`))
    const [attendee] = ok(await organizer.get(`/events/${event.id}/attendees/`)).attendees
    const atEvent = `/events/${event.id}`
    const holder = { first_name: 'Ida', last_name: 'Lem', email: 'ida@example.com' }
    const soldOut = await organizer.makeEvent({ summary: 'An evening' })
    const { id: lastTicket } = await organizer.addTicket(soldOut.id, { quantity_total: 1 })
    ok(await organizer.post(`/events/${soldOut.id}/publish/`))
    await buy(buyer, soldOut.id, lastTicket)
    const waitlist = `/events/${soldOut.id}/waitlist/`
    const waitlist_entry = { name: 'Somebody', email: 'somebody@example.org' }
    const waiting = ok(await buyer.post(waitlist, { waitlist_entry }))
    const hook = ok(await organizer.post(`${base}/webhooks/`, { endpoint_url: await listen() }))
    const deliveries = `/webhooks/${hook.id}/deliveries/`
    ok(await organizer.post(`/webhooks/${hook.id}/test/`))
    await racing.context.jobs.idle()
    const [delivery] = ok(await organizer.get(deliveries)).deliveries
    const venue = ok(await organizer.post(`${base}/venues/`, { venue: { name: 'House' } }))
    const organizers = ok(await organizer.get(`${base}/organizers/`)).organizers

    const tickets = [{ ticket_class_id: ticket_classes[0].id, quantity: 1 }]
    const startedOrder = ok(await buyer.post(`/events/${event.id}/orders/`, { order: { tickets } }))

    const writes: [method: string, path: string, body?: object][] = [
      ['DELETE', `${waitlist}${waiting.id}/`],
      ['POST', `${base}/members/`, { member: { user_id: guest.user.id, role: 'admin' } }],
      ['DELETE', `${base}/members/${guest.user.id}/`],
      ['POST', `${base}/`, { organization: { name: 'Mine now' } }],
      ['POST', `${base}/webhooks/`, { endpoint_url: 'http://127.0.0.1:9/mine' }],
      ['POST', `/webhooks/${hook.id}/test/`],
      ['POST', `${deliveries}${delivery.id}/redeliver/`],
      ['DELETE', `/webhooks/${hook.id}/`],
      ['POST', `${base}/payment_options/`, { payment_option: { payment_method: 'CASH', offered: true } }],
      ['POST', `/orders/${order.id}/refund/`, {}],
      ['POST', `/refund_requests/${refund_requests[0].id}/approve/`],
      ['POST', `/refund_requests/${refund_requests[0].id}/deny/`],
      ['POST', `/events/${event.id}/orders/`, { order: { tickets } }],
      ['POST', `/orders/${startedOrder.id}/`, { order: { affiliate: 'mine' } }],
      ['POST', `/orders/${startedOrder.id}/abandon/`],
      ['POST', `${base}/venues/`, { venue: { name: 'Barn' } }],
      ['POST', `/venues/${venue.id}/`, { venue: { name: 'Barn' } }],
      ['POST', `${base}/organizers/`, { organizer: { name: 'Barn' } }],
      ['POST', `/organizers/${organizers[0].id}/`, { organizer: { name: 'Barn' } }],
      ['POST', `${base}/ticket_groups/`, { ticket_group: { name: 'Group' } }],
      ['POST', `${atEvent}/attendees/${attendee.id}/check_in/`, {}],
      ['POST', `${atEvent}/redeem/`, { barcode: attendee.barcodes[0].barcode }],
      ['POST', `${atEvent}/attendees/${attendee.id}/transfer/`, { attendee: holder }],
      ['POST', `/events/${event.id}/`, { event: { show_remaining: true } }],
      ['POST', `${atEvent}/checkout_settings/`, { checkout_settings: { invoice_enabled: true } }],
      ['POST', `/events/${event.id}/order_settings/`, { order_settings: { maximum_per_buyer: 1 } }],
    ]
    for (const [method, path, body] of writes) {
      await addMember(organizer, organizationId, admin, 'admin')
      const removal = removeBeforeNextWrite(racing.context.db, Number(organizationId), admin.user.id)
      const response = await admin.send(method, path, body)
      removal.restore()
      assert.ok(removal.hasHappened(), `${method} ${path} wrote nothing`)
      assert.ok([403, 404].includes(response.status), `${method} ${path} answered ${response.text}`)
    }
    assert.equal(ok(await organizer.get(`/orders/${order.id}/`)).status, 'placed')
    assert.equal(ok(await organizer.get(waitlist)).waitlist_entries[0].status, 'waiting')
    assert.equal(ok(await organizer.get(`${base}/webhooks/`)).webhooks.length, 1)
    await racing.context.jobs.idle()
    assert.equal(ok(await organizer.get(deliveries)).deliveries.length, 1)
  })
})

describeOnBothDatabases('webhooks of an organization', (databases) => {
  test('are at most 100, also when they are created concurrently', async () => {
    const database = databases.location()
    const service = await startEvents(databaseOptions(database))
    const organizer = await asOrganizer(service, 'hooks-limit')
    const path = `/organizations/${organizer.organizationId}/webhooks/`
    const create = () => organizer.post(path, { endpoint_url: 'http://127.0.0.1:9/' })
    const webhook = {
      owner: `organization:${organizer.organizationId}`,
      url: 'http://127.0.0.1:9/',
      events: [],
    }
    const { db, webhooks } = service.context
    await db.write(async (tx) => {
      for (let count = 0; count < 95; count += 1) await webhooks.create(tx, webhook)
    })
    ok(await create())
    const statuses = (await Promise.all(Array.from({ length: 12 }, create))).map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 200).length, 4)
    assert.equal(statuses.filter((status) => status === 400).length, 8)
    assert.equal(ok(await organizer.get(path)).pagination.object_count, 100)
  })
})

/** A webhook receiver that accepts everything. */
async function listen(): Promise<string> {
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => void server.close())
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/hook`
}

type Database = Awaited<ReturnType<typeof startEvents>>['context']['db']

/** Simulates a concurrent request that commits between the read and the write. */
function removeBeforeNextWrite(db: Database, organizationId: number, userId: number) {
  const { write, writeBatched } = db
  let hasHappened = false
  const remove = async () => {
    if (hasHappened) return
    hasHappened = true
    await write.call(db, (tx) =>
      tx
        .deleteFrom('member')
        .where('organization_id', '=', organizationId)
        .where('user_id', '=', userId)
        .execute(),
    )
  }
  const restore = () => Object.assign(db, { write, writeBatched })
  Object.assign(db, {
    write: async (work: never) => remove().then(() => write.call(db, work)),
    writeBatched: async (key: string, work: never) => remove().then(() => writeBatched.call(db, key, work)),
  })
  return { restore, hasHappened: () => hasHappened }
}
