import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { buy } from './buying.ts'
import { asOrganizer, ok, refused } from './event-making.ts'
import { startEvents } from './service.ts'

describeOnBothDatabases('what people are entitled to', (databases) => {
  const start = () => {
    const place = databases.location()
    return startEvents('url' in place ? { databaseUrl: place.url } : {})
  }
  const confirmed = { confirm: 'erase' }

  test('the export holds what somebody said, where they are a member, and what they ordered', async () => {
    const service = await start()
    const organizer = await asOrganizer(service, 'promoter')
    const event = await organizer.makeLiveEvent()
    const buyer = await service.as('buyer')
    const order = await buy(buyer, event.id, { quantity: 2, email: 'buyer@example.org' })

    const answer = await buyer.get('/users/me/data_export/')
    const data = ok(answer)
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.deepEqual([data.user.id, data.user.emails.length], [String(buyer.user.id), 1])
    assert.deepEqual(
      data.orders.map(({ id, attendees }: { id: string; attendees: object[] }) => [id, attendees.length]),
      [[order.id, 2]],
    )
    assert.equal(data.orders[0].event.id, event.id)
    assert.ok(!JSON.stringify(data).includes(buyer.token))
    const theirs = ok(await organizer.get('/users/me/data_export/'))
    assert.deepEqual([theirs.orders, theirs.memberships[0].role], [[], 'owner'])
    assert.equal((await organizer.get(`/users/${buyer.user.id}/data_export/`)).status, 404)
    refused(await (await service.asPublic('buyer')).get('/users/me/data_export/'), 403, 'NOT_AUTHORIZED')
  })

  test('who has themselves erased is gone from their orders, which stay in the accounts, and from the door list', async () => {
    const service = await start()
    const organizer = await asOrganizer(service, 'host')
    const event = await organizer.makeLiveEvent()
    const buyer = await service.as('grace')
    const order = await buy(buyer, event.id, { name: 'Grace Hopper', email: 'grace@example.org' })
    const before = ok(await organizer.get(`/orders/${order.id}/`))

    refused(await buyer.post('/users/me/erase/'), 400, 'ARGUMENTS_ERROR')
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
    refused(await buyer.get('/users/me/'), 401, 'INVALID_AUTH')
    assert.equal(await service.context.auth.findUser('grace'), undefined)
  })

  test('who has promised an event gives or cancels it first; what they own alone then says nothing of them', async () => {
    const service = await start()
    const organizer = await asOrganizer(service, 'soloist')
    const event = await organizer.makeLiveEvent()
    refused(await organizer.post('/users/me/erase/', confirmed), 400, 'ACTION_NOT_PROCESSED')
    ok(await organizer.post(`/events/${event.id}/cancel/`))
    ok(await organizer.post('/users/me/erase/', confirmed))
    const reader = await service.as('reader')
    const { text } = await reader.get(`/organizers/${event.organizer_id}/`)
    assert.ok(!text.includes('soloist'), text)
  })

  test('an organization of several goes on with another owner', async () => {
    const service = await start()
    const organizer = await asOrganizer(service, 'leaver')
    const members = `/organizations/${organizer.organizationId}/members/`
    const [door, admin] = [await service.as('doorkeeper'), await service.as('deputy')]
    ok(await organizer.post(members, { member: { login: 'doorkeeper', role: 'door' } }))
    ok(await organizer.post(members, { member: { login: 'deputy', role: 'admin' } }))
    await organizer.makeLiveEvent()
    ok(await organizer.post('/users/me/erase/', confirmed))
    const { members: left } = ok(await door.get(members))
    assert.deepEqual(
      left.map((each: { user_id: string; role_summary: string }) => [each.user_id, each.role_summary]),
      [
        [String(door.user.id), 'Door'],
        [String(admin.user.id), 'Owner'],
      ],
    )
  })
})
