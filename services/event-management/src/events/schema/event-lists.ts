import { Type } from 'typebox'
import { ExpandQuery } from '../../wire/expansions.ts'
import { PageOf, PageQuery } from '../../wire/pages.ts'
import { EventObject } from './events.ts'

const List = (description: string) => Type.Optional(Type.String({ description }))

const timeAndOrder = {
  status: List(
    'A comma-separated list of `draft`, `live`, `started`, `ended`, `completed` and `canceled`, or `all`.',
  ),
  order_by: List(
    'The sort order: `start_asc`, `start_desc`, `created_asc`, `created_desc`, `name_asc` or `name_desc`.',
  ),
  time_filter: List('`all`, `past` or `current_future`.'),
  'start_date.range_start': List('The earliest start.'),
  'start_date.range_end': List('The latest start.'),
  start_date: Type.Optional(Type.Unknown()),
  only_public: List('Whether to return public events only.'),
  show_series_parent: List('Whether to return series instead of their occurrences.'),
  ...PageQuery,
  ...ExpandQuery,
}

export const EventListQuery = Type.Object(timeAndOrder)

export const OrganizationEventListQuery = Type.Object({
  ...timeAndOrder,
  name_filter: List('Part of the event name.'),
  currency_filter: List('An ISO 4217 currency code.'),
  series_filter: List(
    'A comma-separated list of `children`, `parents`, `nonseries`, `allseries` and `allevents`.',
  ),
  venue_filter: List('A comma-separated list of venue IDs.'),
  organizer_filter: List('A comma-separated list of organizer IDs.'),
  inventory_type_filter: List('A comma-separated list of `limited`, `reserved` and `externally_ticketed`.'),
  event_ids: List('A comma-separated list of event IDs.'),
  event_ids_to_exclude: List('A comma-separated list of event IDs to exclude.'),
  event_group_id: List('The ID of an event series.'),
  collection_id: List('The ID of a collection.'),
  collection_ids_to_exclude: List('A comma-separated list of collection IDs to exclude.'),
})

export const EventsByIdQuery = Type.Object({
  event_ids: List('A comma-separated list of event IDs.'),
  ...PageQuery,
  ...ExpandQuery,
})

export const EventPage = PageOf('events', EventObject)
