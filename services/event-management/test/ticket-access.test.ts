import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestResponse } from '@octavo/testing/service.ts'
import type { MemberRole } from '../src/database/accounts-tables.ts'
import { asOrganizer, assertError, ok } from './event-making.ts'
import { type Caller, startEvents } from './service.ts'

const service = await startEvents()
const ada = await asOrganizer(service, 'ada')
const stranger = await service.as('stranger')
const publicToken = await service.asPublic('public')

async function asMember(role: MemberRole): Promise<Caller> {
  const caller = await service.as(`${role}-of-ada`)
  const of = { organization_id: Number(ada.organizationId), user_id: caller.user.id }
  const member = { ...of, role, created_at_ms: 0 }
  await service.context.db.write((tx) => tx.insertInto('member').values(member).execute())
  return caller
}

const roles: Record<string, Caller> = {
  admin: await asMember('admin'),
  manager: await asMember('manager'),
  finance: await asMember('finance'),
  door: await asMember('door'),
}

/** Creates every kind of object, in a draft or a published event. */
async function makeAll(isLive: boolean) {
  const event = isLive ? await ada.makeLiveEvent() : await ada.makeReadyEvent()
  const inventory_tier = { name: 'Lawn', quantity_total: 9 }
  const tier = ok(await ada.post(`/events/${event.id}/inventory_tiers/`, { inventory_tier })).inventory_tier
  const ticketClass = await ada.addTicket(event.id, { name: 'Other' })
  const question = { question: { html: 'Why?' }, type: 'text' }
  const customQuestion = ok(await ada.post(`/events/${event.id}/questions/`, { question }))
  const discount = { type: 'coded', code: `C${event.id}`, percent_off: 10, event_id: event.id }
  const code = ok(await ada.post(`/organizations/${ada.organizationId}/discounts/`, { discount }))
  const ticket_group = { name: 'Group' }
  const group = ok(await ada.post(`/organizations/${ada.organizationId}/ticket_groups/`, { ticket_group }))
  return { event, tier, ticketClass, customQuestion, code, group }
}

const draft = await makeAll(false)
const live = await makeAll(true)
type All = typeof draft

const ofEvent = ({ event }: All, suffix: string) => `/events/${event.id}/${suffix}`
const ofOrganization = (suffix: string) => `/organizations/${ada.organizationId}/${suffix}`

const publicReads: ((all: All) => string)[] = [
  (all) => ofEvent(all, 'ticket_classes/'),
  (all) => ofEvent(all, `ticket_classes/${all.ticketClass.id}/`),
  (all) => ofEvent(all, 'ticket_classes/for_sale/'),
  (all) => ofEvent(all, 'questions/'),
  (all) => ofEvent(all, `questions/${all.customQuestion.id}/`),
  (all) => ofEvent(all, 'canned_questions/'),
]

const memberReads: ((all: All) => string)[] = [
  (all) => ofEvent(all, 'inventory_tiers/'),
  (all) => ofEvent(all, `inventory_tiers/${all.tier.id}/`),
  (all) => ofEvent(all, 'capacity_tier/'),
  (all) => ofEvent(all, 'discounts/'),
  (all) => ofEvent(all, 'access_codes/'),
  (all) => ofEvent(all, 'public_discounts/'),
  (all) => ofEvent(all, 'ticket_buyer_settings/'),
  (all) => ofEvent(all, 'display_settings/'),
  (all) => ofEvent(all, 'tax/'),
  ({ code }) => `/discounts/${code.id}/`,
  ({ group }) => `/ticket_groups/${group.id}/`,
  () => ofOrganization('discounts/?scope=user'),
  () => ofOrganization('ticket_groups/'),
  () => ofOrganization('text_overrides/?text_codes=tickets_sold_out'),
]

const writes: [string, (caller: Caller, all: All) => Promise<TestResponse>][] = [
  [
    'add a class',
    (by, all) => by.post(ofEvent(all, 'ticket_classes/'), { ticket_class: { free: true, capacity: 1 } }),
  ],
  [
    'change a class',
    (by, all) =>
      by.post(ofEvent(all, `ticket_classes/${all.ticketClass.id}/`), { ticket_class: { sorting: 2 } }),
  ],
  [
    'add a tier',
    (by, all) =>
      by.post(ofEvent(all, 'inventory_tiers/'), { inventory_tier: { name: 'A', quantity_total: 1 } }),
  ],
  [
    'change a tier',
    (by, all) => by.post(ofEvent(all, `inventory_tiers/${all.tier.id}/`), { inventory_tier: { name: 'B' } }),
  ],
  [
    'change the capacity',
    (by, all) => by.post(ofEvent(all, 'capacity_tier/'), { capacity_tier: { capacity_total: 500 } }),
  ],
  [
    'ask',
    (by, all) =>
      by.post(ofEvent(all, 'questions/'), { question: { question: { html: 'Who?' }, type: 'text' } }),
  ],
  [
    'ask otherwise',
    (by, all) =>
      by.post(ofEvent(all, `questions/${all.customQuestion.id}/`), { question: { required: true } }),
  ],
  [
    'ask what all can',
    (by, all) => by.post(ofEvent(all, 'canned_questions/'), { question: { canned_type: 'age' } }),
  ],
  [
    'tell buyers',
    (by, all) => by.post(ofEvent(all, 'ticket_buyer_settings/'), { ticket_buyer_settings: {} }),
  ],
  ['show', (by, all) => by.post(ofEvent(all, 'display_settings/'), { display_settings: {} })],
  ['tax', (by, all) => by.post(ofEvent(all, 'tax/'), { tax: null })],
  ['change a code', (by, { code }) => by.post(`/discounts/${code.id}/`, { discount: { percent_off: 11 } })],
  [
    'change a code of the event',
    (by, all) => by.post(ofEvent(all, `discounts/${all.code.id}/`), { discount: { percent_off: 12 } }),
  ],
  [
    'add a code of the event',
    (by, all) => by.post(ofEvent(all, 'access_codes/'), { access_code: { code: `E${codes++}` } }),
  ],
  [
    'change a group',
    (by, { group }) => by.post(`/ticket_groups/${group.id}/`, { ticket_group: { name: 'G' } }),
  ],
  ['add a group', (by) => by.post(ofOrganization('ticket_groups/'), { ticket_group: { name: 'H' } })],
  [
    'add a code',
    (by) => by.post(ofOrganization('discounts/'), { discount: { type: 'access', code: `R${codes++}` } }),
  ],
  [
    'override a text',
    (by) => by.post(ofOrganization('text_overrides/'), { strings: [{ text_code: 'tickets_sold_out' }] }),
  ],
]
let codes = 0

for (const [role, caller] of Object.entries(roles)) {
  const mayWrite = role === 'admin' || role === 'manager'
  test(`a member with the role ${role} reads everything${mayWrite ? ' and writes it' : ' and writes nothing'}`, async () => {
    for (const readRequest of [...publicReads, ...memberReads]) ok(await caller.get(readRequest(draft)))
    for (const [what, write] of writes)
      if (mayWrite) assert.equal((await write(caller, draft)).status, 200, what)
      else assertError(await write(caller, draft), 403, 'NOT_AUTHORIZED')
  })
}

for (const [who, caller] of [
  ['a stranger', stranger],
  ['a public token', publicToken],
] as const) {
  test(`${who} sees the offers and questions of a live event, but not of a draft`, async () => {
    for (const readRequest of publicReads) {
      ok(await caller.get(readRequest(live)))
      assertError(await caller.get(readRequest(draft)), 404, 'NOT_FOUND')
    }
    const [shownTicket] = ok(await caller.get(ofEvent(live, 'ticket_classes/'))).ticket_classes
    for (const name of ['capacity', 'quantity_sold', 'hidden', 'actual_fee', 'sales_channels', 'hold_ids'])
      assert.equal(name in shownTicket, false, name)
  })

  test(`${who} can read and write nothing else, of a draft or of a live event`, async () => {
    for (const all of [draft, live]) {
      for (const readRequest of memberReads)
        assert.ok([403, 404].includes((await caller.get(readRequest(all))).status), readRequest(all))
      for (const [what, write] of writes)
        assert.ok([403, 404].includes((await write(caller, all)).status), what)
      for (const path of [
        ofEvent(all, `ticket_classes/${all.ticketClass.id}/`),
        ofEvent(all, `inventory_tiers/${all.tier.id}/`),
        ofEvent(all, `questions/${all.customQuestion.id}/`),
        ofEvent(all, 'canned_questions/age/'),
        `/discounts/${all.code.id}/`,
        `/ticket_groups/${all.group.id}/`,
      ])
        assert.ok([403, 404].includes((await caller.delete(path)).status), path)
    }
  })

  test(`${who} cannot distinguish a draft from a missing event`, async () => {
    const nothing = await caller.post('/events/1/ticket_classes/', {
      ticket_class: { free: true, capacity: 1 },
    })
    const hiddenResponse = await caller.post(ofEvent(draft, 'ticket_classes/'), {
      ticket_class: { free: true, capacity: 1 },
    })
    assert.deepEqual(hiddenResponse.json, nothing.json)
  })
}
