import assert from 'node:assert/strict'
import { ok } from './event-making.ts'
import { describeServiceOnBothDatabases } from './on-both-databases.ts'

describeServiceOnBothDatabases('the inventory', {
  async 'names the subject of each pool'({ ada }) {
    const event = await ada.makeEvent()
    const path = `/events/${event.id}`
    const ticketClass = await ada.addTicket(event.id, { name: 'Row <1> & 2' })
    const { inventory_tier: tier } = ok(
      await ada.post(`${path}/inventory_tiers/`, {
        inventory_tier: {
          name: 'Stalls',
          quantity_total: 20,
          holds: [{ name: 'Press', abbreviation: 'P', quantity_total: 5 }],
        },
      }),
    )
    const discount = ok(
      await ada.post(`/organizations/${ada.organizationId}/discounts/`, {
        discount: {
          event_id: event.id,
          type: 'coded',
          code: 'HALF',
          percent_off: '50',
          quantity_available: 2,
        },
      }),
    )
    const question = ok(
      await ada.post(`${path}/questions/`, {
        question: {
          question: { html: 'Which?' },
          type: 'radio',
          choices: [{ answer: { html: '<b>Fish</b> &amp; chips' }, quantity_available: 3 }],
        },
      }),
    )
    const { pools } = ok(await ada.get(`${path}/inventory/`))
    const nothing = { ticket_class_id: null, inventory_tier_id: null, hold_id: null }
    const nothingElse = { discount_id: null, question_id: null, choice_id: null }
    const subjects = pools.map((pool: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(pool).filter(([key]) => /^(kind|name)$|_id$/.test(key))),
    )
    const expected = [
      { kind: 'event', name: null },
      { kind: 'ticket_class', name: 'Row <1> & 2', ticket_class_id: ticketClass.id },
      { kind: 'tier', name: 'Stalls', inventory_tier_id: tier.id },
      { kind: 'hold', name: 'Press', hold_id: tier.holds[0].id },
      { kind: 'discount', name: 'HALF', discount_id: discount.id },
      {
        kind: 'choice',
        name: 'Fish & chips',
        question_id: question.id,
        choice_id: question.choices[0].id,
      },
    ]
    assert.deepEqual(
      subjects,
      expected.map((each) => ({ ...nothing, ...nothingElse, ...each })),
    )
  },
})
