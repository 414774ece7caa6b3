import type { Insertable, Kysely, Transaction } from 'kysely'
import { isMemberOf } from '../access/permissions.ts'
import type { Context, Viewer } from '../context.ts'
import type { VenueTable } from '../database/place-tables.ts'
import type { Tables } from '../database/tables.ts'
import { argumentsError, notFound } from '../errors.ts'
import { belongsTo } from '../events/store/event-references.ts'
import { upcomingEventsChanged } from '../events/upcoming-events.ts'
import { isCountry } from '../geography/countries.ts'
import type { Gazetteer } from '../geography/gazetteer/gazetteer.ts'
import { emitWebhook } from '../webhooks/emit-webhook.ts'
import { definedFields } from '../wire/defined-fields.ts'
import { locateCity } from './locate.ts'
import type { VenueChange } from './schema.ts'
import { findVenue, hasPublicEvent, insertVenue, updateVenue, type VenueRow } from './store.ts'

export type VenueColumns = Partial<Omit<Insertable<VenueTable>, 'id' | 'organization_id'>>

/** Non-members see venues of public events. */
export async function getVisibleVenue(db: Kysely<Tables>, viewer: Viewer, id: number): Promise<VenueRow> {
  const venue = await getVenue(db, id)
  const isShown = (await isMemberOf(db, viewer, venue.organization_id)) || (await hasPublicEvent(db, id))
  if (!isShown) throw notFound('venue')
  return venue
}

export async function getVenue(db: Kysely<Tables>, id: number): Promise<VenueRow> {
  const venue = await findVenue(db, id)
  if (!venue) throw notFound('venue')
  return venue
}

export function createVenue(
  tx: Transaction<Tables>,
  { clock }: Pick<Context, 'clock'>,
  organizationId: number,
  columns: VenueColumns & { name: string },
): Promise<VenueRow> {
  const nowMs = clock.now()
  const timestamps = { created_at_ms: nowMs, changed_at_ms: nowMs }
  return insertVenue(tx, { organization_id: organizationId, ...columns, ...timestamps })
}

/** Also updates the listings of upcoming events, which are searched by location. */
export async function changeVenue(
  tx: Transaction<Tables>,
  context: Context,
  id: number,
  columns: VenueColumns,
): Promise<VenueRow> {
  const venue = await updateVenue(tx, id, { ...columns, changed_at_ms: context.clock.now() })
  await upcomingEventsChanged(tx, context, { column: 'venue_id', id })
  const organizationId = venue.organization_id
  await emitWebhook(tx, context, { organizationId, action: 'venue.updated', path: `venues/${id}/` })
  return venue
}

/** Without coordinates in the input, those of the city are used. */
export async function readVenue(
  db: Kysely<Tables>,
  gazetteer: Pick<Gazetteer, 'locate'>,
  organizationId: number,
  { name, age_restriction, capacity, google_place_id, organizer_id, address = {} }: VenueChange,
  current?: VenueRow,
): Promise<VenueColumns> {
  const { latitude, longitude, country, ...lines } = address
  const organizerId = typeof organizer_id === 'string' ? Number(organizer_id) : organizer_id
  if (organizerId && !(await belongsTo(db, 'organizer', organizerId, organizationId)))
    throw argumentsError({ 'venue.organizer_id': ['INVALID'] })
  const columns = definedFields({
    name: name?.trim(),
    age_restriction,
    capacity,
    google_place_id,
    organizer_id: organizerId,
    ...lines,
    country: readCountry(country),
    latitude: readDegrees('latitude', latitude, 90),
    longitude: readDegrees('longitude', longitude, 180),
  })
  return { ...columns, ...(await locate(gazetteer, columns, current)) }
}

function readCountry(value: string | null | undefined): string | null | undefined {
  if (!value) return value === '' ? null : value
  const country = value.toUpperCase()
  if (!isCountry(country)) throw argumentsError({ 'venue.address.country': ['INVALID'] })
  return country
}

function readDegrees(
  name: 'latitude' | 'longitude',
  value: string | number | null | undefined,
  max: number,
): number | null | undefined {
  if (value === undefined || value === null || value === '') return value === undefined ? value : null
  const degrees = Number(value)
  if (Math.abs(degrees) > max) throw argumentsError({ [`venue.address.${name}`]: ['INVALID'] })
  return degrees
}

async function locate(
  gazetteer: Pick<Gazetteer, 'locate'>,
  columns: VenueColumns,
  current: VenueRow | undefined,
): Promise<VenueColumns> {
  const isLocated = columns.latitude != null && columns.longitude != null
  const hasMoved = ['city', 'region', 'country', 'latitude', 'longitude'].some((name) => name in columns)
  if (isLocated || !hasMoved) return {}
  const { city = null, region = null, country = null } = { ...current, ...columns }
  const point = await locateCity(gazetteer, { city, region, country })
  return { latitude: point?.latitude ?? null, longitude: point?.longitude ?? null }
}
