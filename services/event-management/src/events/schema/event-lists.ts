import { Type } from 'typebox'
import { ExpandQuery } from '../../wire/expansions.ts'
import { PageOf, PageQuery } from '../../wire/pages.ts'
import { EventObject } from './events.ts'

const List = (description: string) => Type.Optional(Type.String({ description }))

const timeAndOrder = {
  status: List('Comma-separated: draft, live, started, ended, completed, canceled, or all.'),
  order_by: List('start_asc, start_desc, created_asc, created_desc, name_asc or name_desc.'),
  time_filter: List('all, past or current_future.'),
  'start_date.range_start': List('From when they start.'),
  'start_date.range_end': List('Until when they start.'),
  start_date: Type.Optional(Type.Unknown()),
  only_public: List('true: what everybody may find.'),
  show_series_parent: List('true: series instead of their dates.'),
  ...PageQuery,
  ...ExpandQuery,
}

export const EventListQuery = Type.Object(timeAndOrder)

export const OrganizationEventListQuery = Type.Object({
  ...timeAndOrder,
  name_filter: List('A part of the name.'),
  currency_filter: List('A currency.'),
  series_filter: List('Comma-separated: children, parents, nonseries, allseries or allevents.'),
  venue_filter: List('Ids of venues.'),
  organizer_filter: List('Ids of organizers.'),
  inventory_type_filter: List('Comma-separated: limited, reserved, externally_ticketed.'),
  event_ids: List('A comma-separated list of event IDs.'),
  event_ids_to_exclude: List('A comma-separated list of event IDs.'),
  event_group_id: List('The id of a series.'),
  collection_id: List('The id of a collection.'),
  collection_ids_to_exclude: List('Ids of collections.'),
})

export const EventsByIdQuery = Type.Object({
  event_ids: List('A comma-separated list of event IDs.'),
  ...PageQuery,
  ...ExpandQuery,
})

export const EventPage = PageOf('events', EventObject)
