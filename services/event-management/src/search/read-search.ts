import { parseTextQuery, type TextQuery } from '@octavo/platform/search/query.ts'
import type { Static } from 'typebox'
import type { Context } from '../context.ts'
import { argumentsError } from '../errors.ts'
import type { Gazetteer } from '../geography/gazetteer/gazetteer.ts'
import type { SearchFilter, SearchOrder } from './filter.ts'
import type { EventFinder } from './find.ts'
import { dateKeywords } from './keywords.ts'
import { needsZone, readDates } from './read-dates.ts'
import { readLocation, type SearchedLocation } from './read-location.ts'
import type { SearchQuery } from './schema/search.ts'
import { zoneOf } from './search-zone.ts'
import { listOwnedOrganizations } from './store/listing-rows.ts'

type Query = Static<typeof SearchQuery>

export interface Search {
  filter: SearchFilter
  order: SearchOrder
  location: SearchedLocation | undefined
}

export async function readSearch(
  context: Pick<Context, 'db' | 'clock'>,
  { finder, gazetteer }: { finder: EventFinder; gazetteer: Gazetteer },
  query: Query,
): Promise<Search> {
  const { clock, db } = context
  const nowMs = clock.now()
  const location = await readLocation(gazetteer, query)
  const area = location?.area
  const starts = datesIn(query, 'start_date')
  const changes = datesIn(query, 'date_modified')
  const zone = needsZone([starts, changes]) ? await zoneOf(context, finder, area) : 'UTC'
  const userIds = readIds(query, 'user.id')
  return {
    location,
    order: readOrder(query, area !== undefined),
    filter: {
      nowMs,
      area,
      words: parseQuery(query.q),
      startMs: readDates('start_date', starts, zone, nowMs),
      changedMs: readDates('date_modified', changes, zone, nowMs),
      organizerIds: readIds(query, 'organizer.id'),
      organizationIds: userIds && (await listOwnedOrganizations(db.read, userIds)),
      categoryIds: readIds(query, 'categories'),
      subcategoryIds: readIds(query, 'subcategories'),
      formatIds: readIds(query, 'formats'),
      isFree: query.price ? query.price === 'free' : undefined,
      includesUnavailable: isSet(query.include_unavailable_events),
      includesAdult: isSet(query.include_adult_events),
      everyOccurrence: isSet(query.include_all_series_instances),
    },
  }
}

/** Undefined if the text has no words. */
export function parseQuery(text: string | undefined): TextQuery | undefined {
  return text ? parseTextQuery(text.slice(0, maxLength), { maxWords }) : undefined
}

const maxLength = 500
const maxWords = 12

function readOrder({ sort_by, q }: Query, isPlaced: boolean): SearchOrder {
  const name = sort_by?.replace('-', '') || (parseQuery(q) ? 'best' : 'date')
  if (name === 'distance' && !isPlaced) throw argumentsError({ sort_by: ['INVALID'] })
  const by = name === 'distance' || name === 'best' ? name : 'date'
  return { by, isReversed: sort_by?.startsWith('-') ?? false }
}

function readIds(
  query: Query,
  name: 'categories' | 'subcategories' | 'formats' | 'organizer.id' | 'user.id',
) {
  const words = query[name]
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  if (!words?.length) return undefined
  if (
    words.length > maxIds ||
    !words.every((word) =>
      idPatterns[name === 'organizer.id' || name === 'user.id' ? 'large' : 'small'].test(word),
    )
  )
    throw argumentsError({ [name]: ['INVALID'] })
  return words.map(Number)
}

const maxIds = 200
// These IDs are stored in 32-bit columns.
const idPatterns = { large: /^[1-9]\d{0,14}$/, small: /^[1-9]\d{0,8}$/ }

function datesIn(query: Query, name: 'start_date' | 'date_modified') {
  return {
    range_start: query[`${name}.range_start`],
    range_end: query[`${name}.range_end`],
    // The schema has checked it with a wider type.
    keyword: dateKeywords.find((keyword) => keyword === query[`${name}.keyword`]),
  }
}

const isSet = (text: string | undefined) => text !== undefined && /^(?:true|on|1|yes)$/i.test(text)
