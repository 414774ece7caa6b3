import { secureIds } from '@octavo/platform/ids.ts'
import sharp from 'sharp'
import { newSecret } from '../src/access/secrets.ts'
import { addMember, compactUtcOf, ok } from './event-making.ts'
import { buy } from './order-making.ts'
import { makeSeatedSale } from './seat-making.ts'
import type { EventsService } from './service.ts'

/** All roles except the owner. */
export const memberRoles = ['admin', 'manager', 'finance', 'door'] as const

/** One organization with an object of every kind, and all kinds of callers. */
export async function makeAccessWorld(service: EventsService) {
  const { context } = service
  const { organizer: owner, event, map, stalls } = await makeSeatedSale(service, 'owner')
  const { organizationId } = owner
  const ofOrganization = `/organizations/${organizationId}/`
  const free = await owner.addTicket(event.id, { name: 'Lawn' })
  const draft = await owner.makeReadyEvent()
  const startsAt = compactUtcOf(context.clock.now() + 30 * 86_400_000)
  const series = await owner.makeSeries({}, `DTSTART:${startsAt}\nRRULE:FREQ=WEEKLY;COUNT=2`)
  ok(await owner.post(`/events/${series.id}/publish/`))

  const venue = ok(
    await owner.post('/venues/', { venue: { name: 'House', organization_id: organizationId } }),
  )
  ok(await owner.post(`/events/${event.id}/`, { event: { venue_id: venue.id } }))
  const organizers = ok(await owner.get(`${ofOrganization}organizers/`)).organizers
  const inventory_tier = { name: 'Meadow', quantity_total: 9 }
  const tier = ok(await owner.post(`/events/${event.id}/inventory_tiers/`, { inventory_tier })).inventory_tier
  const question = { question: { html: 'Why?' }, type: 'text' }
  const customQuestion = ok(await owner.post(`/events/${event.id}/questions/`, { question }))
  const cannedQuestion = { question: { canned_type: 'age' } }
  ok(await owner.post(`/events/${event.id}/canned_questions/`, cannedQuestion))
  const discount = { type: 'access', code: 'HUSH', event_id: event.id, ticket_class_ids: [free.id] }
  const code = ok(await owner.post(`${ofOrganization}discounts/`, { discount }))
  const makeDiscount = async (type: string) => {
    const offer = { type, code: `half-${type}`, percent_off: '50', event_id: event.id }
    return ok(await owner.post(`${ofOrganization}discounts/`, { discount: offer })).id
  }
  const group = ok(await owner.post(`${ofOrganization}ticket_groups/`, { ticket_group: { name: 'Group' } }))
  const hook = { endpoint_url: 'http://127.0.0.1:9/?secret=hush', actions: ['order.placed'] }
  const webhook = ok(await owner.post(`${ofOrganization}webhooks/`, hook))

  const buyer = await service.as('buyer')
  const order = await buy(buyer, event.id, free.id)
  ok(await buyer.post(`/orders/${order.id}/refund/`, { refund: { reason: 'ill', message: 'I am ill.' } }))
  const { refund_requests } = ok(await owner.get(`/orders/${order.id}/?expand=refund_requests`))
  const { attendees } = ok(await owner.get(`/events/${event.id}/attendees/`))
  const { mails } = ok(await owner.get(`${ofOrganization}mails/`))
  const nowMs = context.clock.now()
  const waitlistEntry = await context.db.write((tx) =>
    tx
      .insertInto('waitlist_entry')
      .values({
        event_id: Number(event.id),
        ticket_class_id: null,
        name: 'Wanda',
        email: 'w@example.org',
        email_folded: 'w@example.org',
        quantity: 1,
        secret_hash: 'none',
        state: 'waiting',
        created_at_ms: nowMs,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const collection = await context.db.write((tx) =>
    tx
      .insertInto('collection')
      .values({ organization_id: Number(organizationId), name: 'Best', created_at_ms: nowMs })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )

  const byInvitation = await owner.makeLiveEvent({ invite_only: true, listed: false, shareable: false })
  const invitationInput = { invitation: { email: 'guest@example.org' } }
  const invitation = ok(await owner.post(`/events/${byInvitation.id}/invitations/`, invitationInput))
  // All routes of the matrix use the same event.
  await context.db.write((tx) =>
    tx
      .updateTable('invitation')
      .set({ event_id: Number(event.id) })
      .where('id', '=', Number(invitation.id))
      .execute(),
  )

  const roles: Record<string, string> = {}
  for (const role of memberRoles) {
    const member = await service.as(role)
    await addMember(owner, organizationId, member, role)
    roles[role] = member.token
  }
  const formerMember = await service.as('removed')
  await addMember(owner, organizationId, formerMember, 'admin')
  ok(await owner.delete(`${ofOrganization}members/${formerMember.user.id}/`))
  const { app } = await context.auth.apps.create({ name: 'App', redirectUris: ['http://127.0.0.1/'] })
  const ofApp = await context.auth.issueToken({
    userId: owner.user.id,
    appId: app.id,
    kind: 'app',
    plan: 'paid',
    secret: newSecret(secureIds),
  })

  return {
    tokens: {
      'no token': undefined,
      'a wrong token': 'WRONG',
      'a public token': (await service.asPublic('public')).token,
      'a stranger': (await service.as('stranger')).token,
      'a removed admin': formerMember.token,
      'the buyer': buyer.token,
      owner: owner.token,
      'an app of the owner': ofApp.secret,
      ...roles,
    } as Record<string, string | undefined>,
    organizationId,
    ids: {
      organization_id: organizationId,
      event_id: event.id,
      draft_id: draft.id,
      event_series_id: series.id,
      venue_id: venue.id,
      organizer_id: organizers[0].id,
      inventory_tier_id: tier.id,
      question_id: customQuestion.id,
      discount_id: code.id,
      coded_discount_id: await makeDiscount('coded'),
      public_discount_id: await makeDiscount('public'),
      ticket_group_id: group.id,
      ticket_class_id: stalls,
      webhook_id: webhook.id,
      delivery_id: '1',
      order_id: order.id,
      refund_request_id: refund_requests[0].id,
      attendee_id: attendees[0].id,
      mail_id: mails[0].id,
      seatmap_id: map.id,
      entry_id: String(waitlistEntry.id),
      invitation_id: invitation.id,
      collection_id: String(collection.id),
      image_id: await uploadImage(service, owner),
      user_id: String(owner.user.id),
      token_id: '1',
      version: '1',
    } as Record<string, string>,
  }
}

async function uploadImage(service: EventsService, owner: Awaited<ReturnType<EventsService['as']>>) {
  const { upload_url, upload_token } = ok(await owner.get('/media/upload/?type=image-event-logo'))
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }))
  ok(await service.stranger.post(upload_url.slice(service.url.length), form))
  return ok(await owner.post('/media/upload/', { upload_token })).id as string
}
