import type { Static } from 'typebox'
import { argumentsError, notAChoice } from '../../errors.ts'
import { readUtc } from '../../wire/times.ts'
import type { EventList, ListedStatus, SeriesKind } from '../lists.ts'
import {
  isAmong,
  isInCollection,
  isInCurrency,
  isListed,
  isNamedLike,
  isNotAmong,
  isNotInCollection,
  isOfInventory,
  isOfSeries,
  startsFrom,
  startsUntil,
} from '../store/event-conditions.ts'
import type { EventCondition, EventOrder } from '../store/event-lists.ts'
import type { EventListQuery, OrganizationEventListQuery } from './event-lists.ts'

type Query = Static<typeof OrganizationEventListQuery>
type ListInput = Omit<EventList, 'owners'>

const statuses: readonly ListedStatus[] = ['draft', 'live', 'started', 'ended', 'completed', 'canceled']
const inventoryTypes = ['limited', 'reserved', 'externally_ticketed'] as const

/** Unknown parameters are ignored. */
export function readListQuery(query: Static<typeof EventListQuery>): ListInput {
  return {
    ...readStatuses(query.status),
    ...readTime(query.time_filter),
    kinds: isTrue(query.show_series_parent) ? ['parents', 'nonseries'] : ['children', 'nonseries'],
    order: readOrder(query.order_by),
    where: [
      ...when(query['start_date.range_start'], (text) => startsFrom(readDate('range_start', text))),
      ...when(query['start_date.range_end'], (text) => startsUntil(readDate('range_end', text))),
      ...(isTrue(query.only_public) ? [isListed] : []),
    ],
  }
}

export function readOrganizationListQuery(query: Query): ListInput {
  const { where, kinds, ...list } = readListQuery(query)
  return {
    ...list,
    kinds: readKinds(query.series_filter) ?? kinds,
    where: [
      ...where,
      ...when(query.name_filter, isNamedLike),
      ...when(query.currency_filter, isInCurrency),
      ...when(query.venue_filter, (text) => isAmong('venue_id', readIds(text))),
      ...when(query.organizer_filter, (text) => isAmong('organizer_id', readIds(text))),
      ...when(query.inventory_type_filter, (text) =>
        isOfInventory(wordsIn(text).map((word) => choose('inventory_type_filter', word, inventoryTypes))),
      ),
      ...when(query.event_ids, (text) => isAmong('id', readIds(text))),
      ...when(query.event_ids_to_exclude, (text) => isNotAmong(readIds(text))),
      ...when(query.event_group_id, (text) => isOfSeries(readIds(text))),
      ...when(query.collection_id, (text) => isInCollection(readIds(text))),
      ...when(query.collection_ids_to_exclude, (text) => isNotInCollection(readIds(text))),
    ],
  }
}

export function readIds(text: string): number[] {
  return wordsIn(text)
    .filter((word) => /^[1-9]\d{0,14}$/.test(word))
    .slice(0, maxIds)
    .map(Number)
}

const maxIds = 200

function readStatuses(text: string | undefined): Pick<ListInput, 'statuses'> {
  const words = wordsIn(text ?? '')
  if (words.length === 0 || words.includes('all')) return {}
  return { statuses: words.map((word) => choose('status', word, statuses)) }
}

function readTime(text: string | undefined): Pick<ListInput, 'time'> {
  if (!text) return {}
  const time = choose('time_filter', text, ['all', 'past', 'current_future'])
  return time === 'all' ? {} : { time }
}

function readOrder(text: string | undefined): EventOrder {
  const [name, direction = 'asc'] = (text || 'start_asc').split('_')
  const column = orderColumns.get(name ?? '')
  if (!column || (direction !== 'asc' && direction !== 'desc'))
    throw argumentsError({ order_by: [notAChoice(text ?? '')] })
  return { column, direction }
}

const orderColumns: ReadonlyMap<string, EventOrder['column']> = new Map([
  ['start', 'start_ms'],
  ['created', 'created_at_ms'],
  ['name', 'name_folded'],
])

function readKinds(text: string | undefined): readonly SeriesKind[] | undefined {
  const words = wordsIn(text ?? '')
  if (words.length === 0) return undefined
  return words.flatMap((word) => kinds[choose('series_filter', word, kindNames)])
}

const kinds = {
  children: ['children'],
  parents: ['parents'],
  nonseries: ['nonseries'],
  allseries: ['children', 'parents'],
  allevents: ['children', 'parents', 'nonseries'],
} satisfies Record<string, SeriesKind[]>

const kindNames = ['children', 'parents', 'nonseries', 'allseries', 'allevents'] as const

/** A date without a time is its first instant. */
function readDate(name: string, text: string): number {
  const ms = readUtc(
    /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : /Z$/.test(text) ? text : `${text}Z`,
  )
  if (ms === undefined) throw argumentsError({ [`start_date.${name}`]: ['INVALID'] })
  return ms
}

const isTrue = (text: string | undefined) => text === 'true' || text === '1' || text === 'on'

const wordsIn = (text: string) =>
  text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const when = (text: string | undefined, condition: (text: string) => EventCondition) =>
  text ? [condition(text)] : []

function choose<Choice extends string>(field: string, word: string, choices: readonly Choice[]): Choice {
  const selected = choices.find((choice) => choice === word)
  if (selected === undefined) throw argumentsError({ [field]: [notAChoice(word)] })
  return selected
}
