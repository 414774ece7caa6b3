import { decodeJson } from '@octavo/platform/data/columns.ts'
import { listMemberOrganizationIds } from '../access/member-organizations.ts'
import type { EventExpansions, Scope } from '../context.ts'
import { loadImages } from '../media/load-images.ts'
import { findCategory, findSubcategory } from '../taxonomy/categories.ts'
import { findFormat } from '../taxonomy/formats.ts'
import { presentCategory, presentFormat, presentSubcategory } from '../taxonomy/present.ts'
import { type Expansion, toOne } from '../wire/expansions.ts'
import { idsOf } from './change-event.ts'
import { loadCheckoutSettings } from './checkout-settings.ts'
import { presentDigitalContent, presentPublishSettings } from './present/event-publishing.ts'
import { presentSeriesDate } from './present/events.ts'
import { loadEvents } from './present-events.ts'
import { listEventsWithDigitalContent } from './store/content-pages.ts'
import { listTicketTotals } from './store/event-tickets.ts'
import { type EventRow, listEventsById, listOccurrencesOf } from './store/events.ts'
import { hasSamePrivacy, isPublic } from './visibility.ts'

type EventExpansion = Expansion<EventRow, Scope>

/** For values in the row or in memory. */
const input =
  (presentOf: (event: EventRow, scope: Scope) => unknown): EventExpansion =>
  async (_events, scope) =>
  (event) =>
    presentOf(event, scope)

const ifAny = <Input, Shown>(value: Input | null | undefined, show: (value: Input) => Shown) =>
  value === null || value === undefined ? null : show(value)

const publishSettings: EventExpansion = async (_events, scope) => {
  const memberOrganizationIds = await listMemberOrganizationIds(scope)
  return (event) => presentPublishSettings(event, memberOrganizationIds.has(event.organization_id))
}

const listingProperties: EventExpansion = async (events, { db }) => {
  const totals = await listTicketTotals(db, idsOf(events))
  return ({ id }) => ({ seatmap_thumbnail_url: null, is_paid: (totals.get(id)?.paid ?? 0) > 0 })
}

const digitalContent: EventExpansion = async (events, scope) => {
  const having = await listEventsWithDigitalContent(scope.db, idsOf(events))
  return (event) => presentDigitalContent(event, having.has(event.id), scope)
}

const seriesOf = ({ id, series_id, is_series_parent }: EventRow) => (is_series_parent ? id : series_id)

/** The series of a public date may be private. */
const series: EventExpansion = async (events, scope, requested) => {
  const ids = [...new Set(events.flatMap(({ series_id }) => series_id ?? []))]
  if (ids.length === 0) return () => null
  const [parents, presented, memberOrganizationIds] = await Promise.all([
    listEventsById(scope.db, ids),
    loadEvents(ids, scope, requested),
    listMemberOrganizationIds(scope),
  ])
  return (event) => {
    const parent = parents.get(event.series_id ?? 0)
    if (!parent) return null
    const isMember = memberOrganizationIds.has(parent.organization_id)
    const isVisible = isMember || isPublic(parent) || hasSamePrivacy(parent, event)
    return isVisible ? (presented.get(parent.id) ?? null) : null
  }
}

const seriesDates: EventExpansion = async (events, scope) => {
  const seriesIds = events.map(seriesOf).filter((id) => id !== null)
  const [occurrences, memberOrganizationIds] = await Promise.all([
    listOccurrencesOf(scope.db, seriesIds),
    listMemberOrganizationIds(scope),
  ])
  const visible = occurrences.filter(
    (each) => isPublic(each) || memberOrganizationIds.has(each.organization_id),
  )
  const dates = Map.groupBy(visible, ({ series_id }) => series_id)
  return (event) => (dates.get(seriesOf(event)) ?? []).map((each) => presentSeriesDate(each, scope))
}

export const eventExpansions: EventExpansions = {
  logo: toOne(({ logo_id }) => logo_id, loadImages),
  series,
  format: input(({ format_id }, scope) =>
    ifAny(findFormat(format_id ?? 0), (format) => presentFormat(format, scope)),
  ),
  category: input(({ category_id }, scope) =>
    ifAny(findCategory(category_id ?? 0), (category) => presentCategory(category, scope)),
  ),
  subcategory: input(({ subcategory_id }, scope) =>
    ifAny(findSubcategory(subcategory_id ?? 0), (subcategory) => presentSubcategory(subcategory, scope)),
  ),
  // Bookmarks are not supported.
  bookmark_info: input(() => ({ bookmarked: false })),
  refund_policy: input(({ refund_policy }) => refund_policy),
  external_ticketing: input(({ external_ticketing }) => ifAny(external_ticketing, decodeJson)),
  music_properties: input(({ music }) =>
    music === null ? { age_restriction: null, presented_by: null, door_time: null } : decodeJson(music),
  ),
  series_dates: seriesDates,
  publish_settings: publishSettings,
  checkout_settings: loadCheckoutSettings,
  listing_properties: listingProperties,
  has_digital_content: digitalContent,
}
