import type { Static } from 'typebox'
import type { Context } from '../context.ts'
import { type ArgumentErrors, argumentsError } from '../errors.ts'
import type { Area } from '../geography/area.ts'
import type { Gazetteer } from '../geography/gazetteer/gazetteer.ts'
import type { MsRange, SearchFilter, SearchOrder } from './filter.ts'
import { type DateKeyword, rangeOfKeyword } from './keywords.ts'
import { readDates } from './read-dates.ts'
import { parseQuery } from './read-search.ts'
import type { DestinationSearch } from './schema/destination.ts'
import type { SearchTools } from './search-tools.ts'
import { zoneOf } from './search-zone.ts'

type Body = Static<typeof DestinationSearch>['event_search']

/** Translates a destination search to a search filter. */
export async function readDestination(
  context: Pick<Context, 'db' | 'clock'>,
  { finder, gazetteer }: SearchTools,
  body: Body,
): Promise<{ filter: SearchFilter; order: SearchOrder }> {
  const nowMs = context.clock.now()
  const area = await areaOf(gazetteer, body.places ?? [])
  const { from, to } = body.date_range ?? {}
  const keywords = (body.dates ?? []).filter((date) => date !== 'current_future') as DateKeyword[]
  const zone = from || to || keywords.length > 0 ? await zoneOf(context, finder, area) : 'UTC'
  const range = readRange({ range_start: from, range_end: to }, zone, nowMs)
  const words = parseQuery(body.q)
  return {
    order: { by: words ? 'best' : 'date', isReversed: false },
    filter: {
      nowMs,
      area,
      words,
      ...readTags(body.tags ?? []),
      startMs: spanOf(
        keywords.map((keyword) => rangeOfKeyword(keyword, zone, nowMs)),
        range,
      ),
      isFree: body.price && body.price === 'free',
      isOnline: body.online_events_only ? true : undefined,
      includesUnavailable: true,
      includesAdult: false,
      everyOccurrence: body.dedup === false,
    },
  }
}

/** Around a city, or the bounding box of several. */
async function areaOf(gazetteer: Gazetteer, ids: readonly string[]): Promise<Area | undefined> {
  const [id, ...others] = ids
  if (id === undefined) return undefined
  const place = /^[1-9]\d{0,9}$/.test(id) ? await gazetteer.findPlace(Number(id)) : undefined
  if (!place || others.length > 0) throw refused('places')
  return { center: { latitude: place.latitude, longitude: place.longitude }, withinM: cityRadiusM }
}

const cityRadiusM = 25_000

function readRange(
  input: { range_start?: string | undefined; range_end?: string | undefined },
  zone: string,
  nowMs: number,
) {
  return readDates('event_search.date_range', input, zone, nowMs)
}

/** From the first to the last named date, limited by the range. */
function spanOf(
  named: readonly { from: number; to: number }[],
  range: MsRange | undefined,
): MsRange | undefined {
  if (named.length === 0) return range
  return {
    from: Math.max(range?.from ?? -Infinity, Math.min(...named.map((each) => each.from))),
    to: Math.min(range?.to ?? Infinity, Math.max(...named.map((each) => each.to))),
  }
}

function readTags(tags: readonly string[]): Partial<SearchFilter> {
  const ids = (prefix: string) => {
    const own = tags
      .filter((tag) => tag.startsWith(`${prefix}/`))
      .map((tag) => Number(tag.slice(prefix.length + 1)))
    return own.length > 0 ? own : undefined
  }
  if (!tags.every((tag) => tagPattern.test(tag))) throw refused('tags')
  return {
    categoryIds: ids('EventbriteCategory'),
    subcategoryIds: ids('EventbriteSubCategory'),
    formatIds: ids('EventbriteFormat'),
  }
}

const tagPattern = /^Eventbrite(?:Category|SubCategory|Format)\/[1-9]\d{0,8}$/

function refused(name: string) {
  const errors: ArgumentErrors = { [`event_search.${name}`]: ['INVALID'] }
  return argumentsError(errors)
}
