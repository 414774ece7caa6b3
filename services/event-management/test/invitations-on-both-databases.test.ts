import assert from 'node:assert/strict'
import { assertError, ok } from './event-making.ts'
import { describeServiceOnBothDatabases } from './on-both-databases.ts'
import { beginOrder, countsOf } from './order-making.ts'

describeServiceOnBothDatabases('invitations', {
  'concurrent buyers with one link get no more tickets than the invitation allows': async ({
    service,
    ada,
    bob,
  }) => {
    const event = await ada.makeLiveEvent({ invite_only: true, listed: false, shareable: false })
    const [ticketClass] = ok(await ada.get(`/events/${event.id}/ticket_classes/`)).ticket_classes
    const path = `/events/${event.id}/invitations/`
    const invitation = { email: 'grace@example.org', quantity: 3 }
    const { id, url } = ok(await ada.post(path, { invitation }))
    const headers = { 'event-invite-token': new URL(url).searchParams.get('invite_token') ?? '' }
    const begin = () => beginOrder(bob, event.id, ticketClass.id, { headers })
    const responses = await Promise.all(Array.from({ length: 12 }, begin))
    assert.equal(responses.filter(({ status }) => status === 200).length, 3)
    for (const response of responses) if (response.status !== 200) assertError(response, 400, 'SOLD_OUT')
    const { quantity_pending, status } = ok(await ada.get(`${path}${id}/`))
    assert.deepEqual([quantity_pending, status], [3, 'open'])
    await countsOf(service, ada, event.id)
    ok(await ada.delete(`${path}${id}/`))
    assertError(await begin(), 404, 'NOT_FOUND')
  },

  'concurrent invitations of one address create one invitation': async ({ ada }) => {
    const event = await ada.makeLiveEvent({ invite_only: true, listed: false, shareable: false })
    const invite = () =>
      ada.post(`/events/${event.id}/invitations/`, { invitation: { email: 'grace@example.org' } })
    const responses = await Promise.all(Array.from({ length: 8 }, invite))
    assert.equal(responses.filter(({ status }) => status === 200).length, 1)
    for (const response of responses)
      if (response.status !== 200) assertError(response, 400, 'ALREADY_INVITED')
  },
})
