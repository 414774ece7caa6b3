import type { PictureTheme } from '@octavo/drawing/event-pictures/draw.ts'
import { pictures } from '@octavo/drawing/event-pictures/draw.ts'
import type { Transaction } from 'kysely'
import { findMembershipsOf } from '../access/store.ts'
import { createOrganization } from '../accounts/organizations.ts'
import { findUser, saveProfile } from '../accounts/store/users.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { insertCollection } from '../events/store/collections.ts'
import { findMediaByToken, insertMedia } from '../media/store/images.ts'
import { createOrganizer } from '../organizers/organizers.ts'
import { createVenue } from '../venues/venues.ts'
import { htmlOf } from '../wire/rich-text.ts'
import { organizations, type SampleOrganization } from './organizations.ts'
import { findByName } from './store.ts'
import { type SampleVenue, venues } from './venues.ts'

/** The IDs of sample organizations and venues. Deleted ones are created again. */
export interface SampleFixtures {
  /** In the order of the sample organizations, with their organizers. */
  organizations: {
    id: number
    organizerIds: number[]
    venueIds: Map<SampleVenue, number>
    collectionId: number
  }[]
  logos: Map<PictureTheme, number[]>
}

export async function prepareFixtures(context: Context): Promise<SampleFixtures> {
  const userIds: number[] = []
  for (const { login } of organizations) userIds.push(await prepareUser(context, login))
  return context.db.write(async (tx) => {
    const prepared: SampleFixtures['organizations'] = []
    for (const [index, organization] of organizations.entries())
      prepared.push(await prepareOrganization(tx, context, userIds[index] ?? 0, organization))
    return { organizations: prepared, logos: await prepareLogos(tx, context, userIds[0] ?? 0) }
  })
}

async function prepareUser({ auth }: Context, login: string): Promise<number> {
  const user = (await auth.findUser(login)) ?? (await auth.createUser({ login, plan: 'paid' }))
  return user.id
}

async function prepareOrganization(
  tx: Transaction<Tables>,
  context: Context,
  userId: number,
  { name, login, firstName, lastName, organizers, collection }: SampleOrganization,
): Promise<SampleFixtures['organizations'][number]> {
  const user = await findUser(tx, userId)
  if (!user?.profile) {
    const email = `${login}@example.org`
    await saveProfile(tx, {
      user_id: userId,
      first_name: firstName,
      last_name: lastName,
      email,
      email_folded: email,
      is_email_verified: 1,
      image_id: null,
      is_public: 1,
    })
  }
  const [membership] = await findMembershipsOf(tx, userId)
  const id = membership?.organization_id ?? (await createOrganization(tx, context, userId, { name })).id
  const organizerIds: number[] = []
  for (const { name: called, about } of organizers) {
    const existingId = await findByName(tx, 'organizer', id, called)
    const columns = { name: called, description_html: `<p>${htmlOf(about)}</p>` }
    organizerIds.push(existingId ?? (await createOrganizer(tx, context, id, columns)).id)
  }
  const venueIds = new Map<SampleVenue, number>()
  for (const venue of venues) venueIds.set(venue, await prepareVenue(tx, context, id, venue))
  const collectionId =
    (await findByName(tx, 'collection', id, collection.name)) ??
    (await insertCollection(tx, { organization_id: id, ...collection, created_at_ms: context.clock.now() }))
  return { id, organizerIds, venueIds, collectionId }
}

async function prepareVenue(
  tx: Transaction<Tables>,
  context: Context,
  organizationId: number,
  { name, street, city, region, postalCode, country, latitude, longitude, capacity }: SampleVenue,
): Promise<number> {
  const existingId = await findByName(tx, 'venue', organizationId, name)
  if (existingId) return existingId
  const address = {
    address_1: street,
    city,
    region: region ?? null,
    postal_code: postalCode,
    country,
    latitude,
    longitude,
  }
  return (await createVenue(tx, context, organizationId, { name, capacity, ...address })).id
}

/** Placeholders for images that a job draws. */
async function prepareLogos(
  tx: Transaction<Tables>,
  { clock }: Context,
  userId: number,
): Promise<SampleFixtures['logos']> {
  const nowMs = clock.now()
  const logos: SampleFixtures['logos'] = new Map()
  for (const { key, theme } of pictures) {
    const existing = await findMediaByToken(tx, key)
    if (!existing)
      await insertMedia(tx, {
        user_id: userId,
        kind: 'image-event-logo',
        upload_token_hash: key,
        state: 'waiting',
        created_at_ms: nowMs,
        changed_at_ms: nowMs,
      })
    const { id } = existing ?? (await findMediaByToken(tx, key)) ?? { id: 0 }
    logos.set(theme, [...(logos.get(theme) ?? []), id])
  }
  return logos
}
