import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { test } from 'node:test'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { portOf } from '@octavo/testing/port-of.ts'
import type { TestResponse } from '@octavo/testing/service.ts'
import { saveProfile } from '../src/accounts/store/users.ts'
import { buy } from './buying.ts'
import { describeOnBothDatabases } from './databases.ts'
import { addMember, asOrganizer, assertError, ok } from './event-making.ts'
import { ada, beginOrder, makeSale } from './order-making.ts'
import { type Caller, type EventsService, startEvents } from './service.ts'

describeOnBothDatabases('data export and erasure', (databases) => {
  const start = () => {
    const database = databases.location()
    return startEvents(databaseOptions(database))
  }
  const confirmed = { confirm: 'erase' }

  test('the export contains the profile, memberships and orders of the user', async () => {
    const service = await start()
    const organizer = await asOrganizer(service, 'promoter')
    const event = await organizer.makeLiveEvent()
    const buyer = await service.as('buyer')
    const order = await buy(buyer, event.id, { quantity: 2, email: 'buyer@example.org' })

    const response = await buyer.get('/users/me/data_export/')
    const data = ok(response)
    assert.equal(response.headers.get('cache-control'), 'no-store')
    assert.deepEqual([data.user.id, data.user.emails.length], [String(buyer.user.id), 1])
    assert.deepEqual(
      data.orders.map(({ id, attendees }: { id: string; attendees: object[] }) => [id, attendees.length]),
      [[order.id, 2]],
    )
    assert.equal(data.orders[0].event.id, event.id)
    assert.ok(!JSON.stringify(data).includes(buyer.token))
    const organizerExport = ok(await organizer.get('/users/me/data_export/'))
    assert.deepEqual([organizerExport.orders, organizerExport.memberships[0].role], [[], 'owner'])
    assert.equal((await organizer.get(`/users/${buyer.user.id}/data_export/`)).status, 404)
    assertError(await (await service.asPublic('buyer')).get('/users/me/data_export/'), 403, 'NOT_AUTHORIZED')
  })

  test('one export of a user runs at a time, and it ends when its token is revoked', async (t) => {
    const service = await start()
    const organizer = await asOrganizer(service, 'promoter-of-exports')
    const event = await organizer.makeLiveEvent()
    const buyer = await service.as('exporter')
    await buy(buyer, event.id, { email: 'exporter@example.org' })
    const { isValidIn } = service.context.auth
    const { promise: revoked, resolve: revoke } = Promise.withResolvers<void>()
    t.mock.method(service.context.auth, 'isValidIn', async (...args: Parameters<typeof isValidIn>) => {
      await revoked
      await service.context.auth.revokeToken(Number(args[1].tokenId))
      return isValidIn(...args)
    })
    const request = { headers: { authorization: `Bearer ${buyer.token}` } }
    const first = await fetch(`${service.url}/v3/users/me/data_export/`, request)
    assert.equal((await buyer.send('HEAD', '/users/me/data_export/')).status, 200)
    assertError(await buyer.get('/users/me/data_export/'), 429, 'HIT_RATE_LIMIT')
    revoke()
    await assert.rejects(first.text())
    t.mock.restoreAll()
    const other = await service.as('exporter')
    await eventually('the first export ends', async () => {
      return (await other.get('/users/me/data_export/')).status === 200
    })
  })

  test('erasure anonymizes orders, whose amounts stay, and removes the user from attendee lists', async () => {
    const service = await start()
    const organizer = await asOrganizer(service, 'host')
    const event = await organizer.makeLiveEvent()
    const buyer = await service.as('grace')
    const order = await buy(buyer, event.id, { name: 'Grace Hopper', email: 'grace@example.org' })
    const before = ok(await organizer.get(`/orders/${order.id}/`))

    assertError(await buyer.post('/users/me/erase/'), 400, 'ARGUMENTS_ERROR')
    assert.deepEqual(ok(await buyer.post('/users/me/erase/', confirmed)), { erased: true, orders: 1 })

    const after = ok(await organizer.get(`/orders/${order.id}/`))
    assert.deepEqual([after.status, after.costs], [before.status, before.costs])
    assert.deepEqual([after.name, after.email], ['Erased', `erased-${buyer.user.id}@users.invalid`])
    const lists = await Promise.all([
      organizer.get(`/events/${event.id}/attendees/`),
      organizer.get(`/events/${event.id}/orders/?expand=attendees,answers,refund_requests`),
      organizer.get(`/organizations/${organizer.organizationId}/mails/`),
    ])
    for (const { status, text } of lists) {
      assert.equal(status, 200)
      assert.ok(!/grace|hopper/i.test(text), text)
    }
    assertError(await buyer.get('/users/me/'), 401, 'INVALID_AUTH')
    assert.equal(await service.context.auth.findUser('grace'), undefined)
  })

  test('erasure covers webhook responses, mails, waitlists and orders with the same address', async (t) => {
    const service = await start()
    const { db, webhooks, clock } = service.context
    const receiver = createServer((_request, response) => void response.end('{"buyer":"Grace Hopper"}'))
    await once(receiver.listen(0, '127.0.0.1'), 'listening')
    t.after(() => receiver.close())
    const organizer = await asOrganizer(service, 'logs-host')
    const port = portOf(receiver)
    const webhookInput = {
      endpoint_url: `http://127.0.0.1:${port}/`,
      actions: 'order.placed,attendee.updated',
    }
    const { id: hook } = ok(
      await organizer.post(`/organizations/${organizer.organizationId}/webhooks/`, webhookInput),
    )
    const event = await organizer.makeLiveEvent()
    const [grace, other] = [await service.as('grace'), await service.as('other')]
    await showAddress(service, grace.user.id, 'grace@example.org')
    await buy(grace, event.id, { name: 'Grace Hopper', email: 'grace@example.org' })
    const transferredOrder = await buy(other, event.id, { name: 'Other', email: 'other@example.org' })
    const [ticket] = ok(await other.get(`/orders/${transferredOrder.id}/?expand=attendees`)).attendees
    ok(
      await other.post(`/events/${event.id}/attendees/${ticket.id}/transfer/`, {
        attendee: { name: 'Grace Hopper', email: 'Grace@example.org' },
      }),
    )
    // A guest order on the pages.
    const unsigned = await buy(other, event.id, { name: 'Grace Hopper', email: 'grace@example.org' })
    const anonymously = { user_id: null }
    await db.write((tx) =>
      tx.updateTable('ticket_order').set(anonymously).where('id', '=', Number(unsigned.id)).execute(),
    )
    const entry = { event_id: Number(event.id), name: 'Grace Hopper', quantity: 1, secret_hash: 'x' }
    const offeredEntry = { state: 'offered', offered_order_id: Number(unsigned.id) } as const
    const address = { email: 'grace@example.org', email_folded: 'grace@example.org' }
    await db.write((tx) =>
      tx
        .insertInto('waitlist_entry')
        .values({ ...entry, ...offeredEntry, ...address, created_at_ms: clock.now() })
        .execute(),
    )
    const deliveries = async () => {
      const { json } = await organizer.get(`/webhooks/${hook}/deliveries/?page_size=200`)
      const whole = json.deliveries.map(({ id }: { id: string }) =>
        organizer.get(`/webhooks/${hook}/deliveries/${id}/`),
      )
      return (await Promise.all(whole)).map((response) => ok(response))
    }
    await eventually('all are told', async () => (await deliveries()).length === 5)
    assert.equal(ok(await grace.get('/users/me/data_export/')).orders.length, 2)

    assert.deepEqual(ok(await grace.post('/users/me/erase/', confirmed)), { erased: true, orders: 2 })
    const remembered = async () => {
      const namedDeliveries = (await deliveries()).filter(({ response }) => /Grace/.test(response.body))
      return namedDeliveries.map(({ request }) => /(\w+\/\d+)\/"}$/.exec(request.body)?.[1])
    }
    await eventually('two are remembered', async () => (await remembered()).length === 2)
    assert.deepEqual(await remembered(), [`attendees/${ticket.id}`, `orders/${transferredOrder.id}`])
    const lists = await Promise.all([
      organizer.get(`/events/${event.id}/attendees/`),
      organizer.get(`/events/${event.id}/orders/`),
      organizer.get(`/events/${event.id}/waitlist/`),
      organizer.get(`/organizations/${organizer.organizationId}/mails/`),
    ])
    for (const { text } of lists) assert.doesNotMatch(text, /grace|hopper/i)
    assert.match(lists[3].text, /other@example.org/)

    ok(await organizer.post(`/events/${event.id}/cancel/`, { refund_all: true }))
    const listMails = () =>
      db.read
        .selectFrom('mail')
        .select(['kind', 'state'])
        .where('organization_id', '=', Number(organizer.organizationId))
        .execute()
    const areAllTold = async () => {
      const mails = await listMails()
      const cancellations = mails.filter(({ kind }) => kind === 'event-canceled')
      return cancellations.length === 3 && mails.every(({ state }) => state === 'kept')
    }
    await eventually('all are told', areAllTold)
    ok(await organizer.post('/users/me/erase/', confirmed))
    assert.deepEqual(await webhooks.list(`organization:${organizer.organizationId}`, { limit: 9 }), [])
    assert.deepEqual(await listMails(), [])
  })

  test('erasure keeps the invitations of others, whose address the user had entered', async () => {
    const service = await start()
    const owner = await asOrganizer(service, 'inviter')
    const email = 'Victim@example.org'
    for (const login of ['victim', 'mallory']) {
      const user = await service.as(login)
      ok(await user.post('/users/me/', { user: { email } }))
      const member = { user_id: String(user.user.id), role: 'door' }
      ok(await owner.post(`/organizations/${owner.organizationId}/members/`, { member }))
    }
    const mallory = await service.as('mallory')
    ok(await mallory.post('/users/me/erase/', confirmed))
    const mails = await service.context.db.read
      .selectFrom('mail')
      .select('about')
      .where('to_address', '=', email)
      .execute()
    const victim = await service.as('victim')
    assert.deepEqual(
      mails.map(({ about }) => JSON.parse(about).userId),
      [victim.user.id],
    )
  })

  test('orders that are created or changed during an erasure keep no personal data', async () => {
    const service = await start()
    const organizer = await asOrganizer(service, 'late-host')
    const event = await organizer.makeLiveEvent()
    const [{ id: ticketId }] = ok(await organizer.get(`/events/${event.id}/ticket_classes/`)).ticket_classes
    const [buyer, device] = [await service.as('late-buyer'), await service.as('late-buyer')]
    const { auth } = service.context
    const started = ok(await beginOrder(buyer, event.id, ticketId))

    const { changeUser } = auth
    let between: { id: string } | undefined
    auth.changeUser = async (...change) => {
      Object.assign(auth, { changeUser })
      between = await buy(buyer, event.id)
      return changeUser(...change)
    }
    await commitFirst(service.context, async () => ok(await device.post('/users/me/erase/', confirmed)))
    // By a seller: requests of the buyer are refused before.
    assertError(await organizer.post(`/orders/${started.id}/`, { order: ada }), 409, 'REQUEST_CONFLICT')
    for (const id of [started.id, between?.id]) {
      const order = ok(await organizer.get(`/orders/${id}/?expand=attendees`))
      assert.equal(order.email, `erased-${buyer.user.id}@users.invalid`)
      assert.ok(!JSON.stringify(order).includes(ada.email))
    }
  })

  test('an order that was requested before an erasure is refused after it', async () => {
    const service = await start()
    const organizer = await asOrganizer(service, 'last-host')
    const event = await organizer.makeLiveEvent()
    const [{ id: ticketId }] = ok(await organizer.get(`/events/${event.id}/ticket_classes/`)).ticket_classes
    const [buyer, device] = [await service.as('last-buyer'), await service.as('last-buyer')]
    await commitFirst(service.context, async () => ok(await device.post('/users/me/erase/', confirmed)))
    assertError(await beginOrder(buyer, event.id, ticketId), 401, 'INVALID_AUTH')
    const { read } = service.context.db
    const orders = read.selectFrom('ticket_order').select('id').where('event_id', '=', Number(event.id))
    assert.deepEqual(await orders.execute(), [])
  })

  test('nothing that a user requested before the erasure is written after it', async () => {
    const service = await start()
    const { organizer, event } = await makeSale(service, 'sold-out-host', [{ quantity_total: 1 }])
    await buy(organizer, event.id)
    const { read } = service.context.db
    const waitlist_entry = { name: 'Grace Hopper', email: 'grace@example.org', quantity: 1 }
    const organization = { name: 'Hopper Ltd' }
    const requests: ((user: Caller) => Promise<TestResponse>)[] = [
      (user) => user.post('/users/me/', { user: { first_name: 'Grace', last_name: 'Hopper' } }),
      (user) => user.post(`/events/${event.id}/waitlist/`, { waitlist_entry }),
      (user) => user.post('/organizations/', { organization }),
      (user) => user.get('/media/upload/?type=image-user-photo'),
    ]
    for (const [index, send] of requests.entries()) {
      const login = `paused-${index}`
      const [user, device] = [await service.as(login), await service.as(login)]
      await commitFirst(service.context, async () => ok(await device.post('/users/me/erase/', confirmed)))
      assertError(await send(user), 401, 'INVALID_AUTH')
    }
    const profiles = read.selectFrom('profile').selectAll().where('first_name', '=', 'Grace')
    assert.deepEqual(await profiles.execute(), [])
    const entries = read.selectFrom('waitlist_entry').selectAll().where('event_id', '=', Number(event.id))
    assert.deepEqual(await entries.execute(), [])
    const organizations = await read.selectFrom('organization').select('name').execute()
    assert.ok(!organizations.some(({ name }) => name === organization.name))
  })

  test('what is written between the erasure and the end of the tokens is erased as well', async () => {
    const service = await start()
    const [user, device] = [await service.as('hasty'), await service.as('hasty')]
    const { auth, db } = service.context
    const { changeUser } = auth
    auth.changeUser = async (...change) => {
      Object.assign(auth, { changeUser })
      ok(await user.post('/users/me/', { user: { first_name: 'Grace', last_name: 'Hopper' } }))
      return changeUser(...change)
    }
    ok(await device.post('/users/me/erase/', confirmed))
    const profiles = db.read.selectFrom('profile').selectAll().where('user_id', '=', Number(user.user.id))
    assert.deepEqual(await profiles.execute(), [])
  })

  test('an app can neither export nor erase the account of its user', async () => {
    const service = await start()
    const user = await service.as('app-user')
    const { auth } = service.context
    const { app } = await auth.apps.create({ name: 'Calendar', redirectUris: [] })
    const { secret } = await auth.issueToken({
      userId: user.user.id,
      appId: app.id,
      kind: 'app',
      plan: 'paid',
    })
    const headers = { authorization: `Bearer ${secret}` }
    ok(await service.stranger.get('/users/me/', headers))
    assertError(await service.stranger.get('/users/me/data_export/', headers), 403, 'NOT_AUTHORIZED')
    assertError(await service.stranger.post('/users/me/erase/', confirmed, headers), 403, 'NOT_AUTHORIZED')
    ok(await user.get('/users/me/data_export/'))
  })

  test('owners of upcoming events with orders must transfer or cancel them first', async () => {
    const service = await start()
    const organizer = await asOrganizer(service, 'soloist')
    const event = await organizer.makeLiveEvent()
    assertError(await organizer.post('/users/me/erase/', confirmed), 400, 'ACTION_NOT_PROCESSED')
    ok(await organizer.post(`/events/${event.id}/cancel/`))
    ok(await organizer.post('/users/me/erase/', confirmed))
    const reader = await service.as('reader')
    const { text } = await reader.get(`/organizers/${event.organizer_id}/`)
    assert.ok(!text.includes('soloist'), text)
  })

  test('an organization whose invitations are not accepted is anonymized, and cannot be joined', async () => {
    const service = await start()
    const organizer = await asOrganizer(service, 'hermit')
    const invitee = await service.as('guest')
    const member = { login: 'guest', role: 'admin' }
    ok(await organizer.post(`/organizations/${organizer.organizationId}/members/`, { member }))
    ok(await organizer.post('/users/me/erase/', confirmed))
    const accept = `/users/me/organization_invitations/${organizer.organizationId}/accept/`
    assertError(await invitee.post(accept), 404, 'NOT_FOUND')
  })

  test('an organization with other members gets a new owner', async () => {
    const service = await start()
    const organizer = await asOrganizer(service, 'leaver')
    const members = `/organizations/${organizer.organizationId}/members/`
    const [door, admin] = [await service.as('doorkeeper'), await service.as('deputy')]
    await addMember(organizer, organizer.organizationId, door, 'door')
    const invitee = await service.as('invited')
    ok(await organizer.post(members, { member: { login: 'invited', role: 'admin' } }))
    await addMember(organizer, organizer.organizationId, admin, 'admin')
    await organizer.makeLiveEvent()
    ok(await organizer.post('/users/me/erase/', confirmed))
    const { members: remainingMembers } = ok(await door.get(members))
    assert.deepEqual(
      remainingMembers.map((each: { user_id: string; role_summary: string }) => [
        each.user_id,
        each.role_summary,
      ]),
      [
        [String(door.user.id), 'Door'],
        [String(admin.user.id), 'Owner'],
        [String(invitee.user.id), 'Administrator'],
      ],
    )
  })
})

/** Verifies the address, like the link in an email. */
function showAddress({ context }: EventsService, userId: number, email: string): Promise<void> {
  const profile = { first_name: 'Grace', last_name: 'Hopper', email, email_folded: email, image_id: null }
  return context.db.write((tx) =>
    saveProfile(tx, { user_id: userId, ...profile, is_email_verified: 1, is_public: 0 }),
  )
}
