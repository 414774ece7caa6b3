import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MemberRole } from '../src/database/accounts-tables.ts'
import { asOrganizer, assertError, newEventInput, ok } from './event-making.ts'
import { type Caller, startEvents } from './service.ts'

const service = await startEvents()
const { context } = service
const ada = await asOrganizer(service, 'ada')
const bob = await asOrganizer(service, 'bob')
const publicToken = await service.asPublic('carol')

async function asMember(role: MemberRole): Promise<Caller> {
  const caller = await service.as(`${role}-of-ada`)
  const member = {
    organization_id: Number(ada.organizationId),
    user_id: caller.user.id,
    role,
    created_at_ms: 0,
  }
  await context.db.write((tx) => tx.insertInto('member').values(member).execute())
  return caller
}

const readers = ['finance', 'door'] as const
const managers = ['admin', 'manager'] as const
const members = new Map<MemberRole, Caller>()
for (const role of [...readers, ...managers]) members.set(role, await asMember(role))
const strangers: [string, Caller][] = [
  ['a stranger', bob],
  ['a public token', publicToken],
]

const privateFields = [
  'listed',
  'shareable',
  'invite_only',
  'show_remaining',
  'password',
  'capacity',
  'capacity_is_custom',
]

const writes: [string, (caller: Caller, id: string) => ReturnType<Caller['post']>][] = [
  ['change', (caller, id) => caller.post(`/events/${id}/`, { event: { show_remaining: true } })],
  ['publish', (caller, id) => caller.post(`/events/${id}/publish/`)],
  ['unpublish', (caller, id) => caller.post(`/events/${id}/unpublish/`)],
  ['cancel', (caller, id) => caller.post(`/events/${id}/cancel/`)],
  ['copy', (caller, id) => caller.post(`/events/${id}/copy/`)],
  ['delete', (caller, id) => caller.delete(`/events/${id}/`)],
  ['write content of', (caller, id) => caller.post(`/events/${id}/structured_content/1/`, { modules: [] })],
  ['read the working content of', (caller, id) => caller.get(`/events/${id}/structured_content/edit/`)],
  [
    'add dates to',
    (caller, id) =>
      caller.post(`/events/${id}/schedules/`, {
        schedule: {
          occurrence_duration: 60,
          recurrence_rule: 'DTSTART:20300101T000000Z\nRRULE:FREQ=DAILY;COUNT=1',
        },
      }),
  ],
]

for (const [what, write] of writes) {
  for (const [who, caller] of strangers)
    test(`${who} cannot ${what} an event, nor detect a draft`, async () => {
      const draft = await ada.makeReadyEvent()
      const live = await ada.makeLiveEvent()
      const before = ok(await ada.get(`/events/${live.id}/`))
      assertError(await write(caller, draft.id), 404, 'NOT_FOUND')
      assertError(await write(caller, live.id), 403, 'NOT_AUTHORIZED')
      assertError(await write(caller, '100999999999'), 404, 'NOT_FOUND')
      assert.deepEqual(ok(await ada.get(`/events/${live.id}/`)), before)
    })

  test(`A role without permission to ${what} an event is refused`, async () => {
    const event = await ada.makeReadyEvent()
    for (const role of readers) {
      const caller = members.get(role)
      assert.ok(caller)
      assertError(await write(caller, event.id), 403, 'NOT_AUTHORIZED')
    }
  })
}

for (const role of managers)
  test(`A member with the role ${role} manages events`, async () => {
    const caller = members.get(role)
    assert.ok(caller)
    const { id } = await ada.makeReadyEvent()
    ok(await caller.post(`/events/${id}/`, { event: { show_remaining: true } }))
    ok(await caller.post(`/events/${id}/publish/`))
    ok(await caller.post(`/events/${id}/cancel/`))
    ok(await caller.delete(`/events/${id}/`))
    ok(
      await caller.post(`/organizations/${ada.organizationId}/events/`, { event: newEventInput(Date.now()) }),
    )
  })

test('Nobody creates events in other organizations', async () => {
  const path = `/organizations/${ada.organizationId}/events/`
  const event = newEventInput(Date.now())
  for (const [, caller] of strangers) assertError(await caller.post(path, { event }), 404, 'NOT_FOUND')
  for (const role of readers) {
    const caller = members.get(role)
    assert.ok(caller)
    assertError(await caller.post(path, { event }), 403, 'NOT_AUTHORIZED')
  }
  assertError(await publicToken.post('/events/', { event }), 403, 'NOT_AUTHORIZED')
})

test('Only members see the private fields of an event', async () => {
  const { id } = await ada.makeLiveEvent({ capacity: 12 })
  for (const caller of [ada, ...members.values()]) {
    const event = ok(await caller.get(`/events/${id}/`))
    assert.deepEqual(
      privateFields.filter((field) => !(field in event)),
      [],
    )
  }
  for (const [, caller] of strangers) {
    const event = ok(await caller.get(`/events/${id}/`))
    assert.deepEqual(
      privateFields.filter((field) => field in event),
      [],
    )
  }
})

const hiddenEvents: [string, object][] = [
  ['draft', {}],
  ['event by invitation', { invite_only: true }],
  ['event with a password', { password: 'sesame' }],
]

for (const [what, fields] of hiddenEvents)
  test(`A ${what} is not visible to strangers anywhere`, async () => {
    const make = what === 'draft' ? ada.makeReadyEvent : ada.makeLiveEvent
    const { id, organizer_id } = await make(fields)
    ok((await members.get('door')?.get(`/events/${id}/`)) ?? assert.fail())
    for (const [, caller] of strangers) {
      const path = `/events/${id}/`
      for (const address of [path, `${path}description/`, `${path}structured_content/`])
        assertError(await caller.get(address), 404, 'NOT_FOUND')
      const lists = [`/events/?event_ids=${id}`, `/organizers/${organizer_id}/events/?page_size=200`]
      lists.push(`/organizations/${ada.organizationId}/events/?page_size=200`)
      for (const list of lists) {
        const { events } = ok(await caller.get(list))
        assert.equal(
          events.some((event: { id: string }) => event.id === id),
          false,
          list,
        )
      }
    }
  })

test('An unlisted event is visible by its address, and in no list', async () => {
  const { id, organizer_id } = await ada.makeLiveEvent({ listed: false })
  const ids = async (caller: Caller) => {
    const { events } = ok(await caller.get(`/organizers/${organizer_id}/events/?page_size=200`))
    return events.map((event: { id: string }) => event.id)
  }
  for (const [, caller] of strangers) {
    assert.equal(ok(await caller.get(`/events/${id}/`)).id, id)
    assert.equal((await ids(caller)).includes(id), false)
  }
  assert.equal((await ids(ada)).includes(id), true)
})

test('Users only see their own lists', async () => {
  const user = await bob.get('/users/me/')
  assertError(await ada.get(`/users/${user.json.id}/owned_events/`), 404, 'NOT_FOUND')
  assertError(await publicToken.get('/users/me/owned_events/'), 403, 'NOT_AUTHORIZED')
  assertError(await service.stranger.get('/users/me/owned_events/'), 401, 'NO_AUTH')
})
