import { Type } from 'typebox'
import { Fields } from '../../wire/bodies.ts'
import { Nullable } from '../../wire/nullable.ts'
import { Pagination } from '../../wire/pages.ts'
import { dateKeywords } from '../keywords.ts'

const Texts = (description: string) => Type.Optional(Type.Array(Type.String(), { description, maxItems: 50 }))
const Day = Type.Optional(Type.String({ description: 'A date, or a date and time.' }))

export const destinationExpansions = [
  'primary_venue',
  'primary_organizer',
  'image',
  'ticket_availability',
] as const

export const DestinationSearch = Fields({
  event_search: Fields({
    q: Type.Optional(Type.String({ description: 'Search terms.' })),
    places: Texts('Cities, by GeoNames ID.'),
    dates: Type.Optional(Type.Array(Type.Enum(['current_future', ...dateKeywords]))),
    date_range: Type.Optional(Fields({ from: Day, to: Day })),
    tags: Texts('Such as `EventbriteCategory/103`, `EventbriteSubCategory/3002` and `EventbriteFormat/6`.'),
    price: Type.Optional(Type.Enum(['free', 'paid'])),
    online_events_only: Type.Optional(Type.Boolean()),
    dedup: Type.Optional(
      Type.Boolean({
        description: 'Whether to return only the next occurrence of each series. Defaults to true.',
      }),
    ),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    continuation: Type.Optional(Type.String()),
    aggs: Type.Optional(Type.Array(Type.String(), { description: 'Accepted and ignored.' })),
  }),
  expand: Type.Optional(
    Type.Object({
      destination_event: Type.Optional(
        Type.Union([Type.Array(Type.String(), { maxItems: 50 }), Type.String({ maxLength: 1_000 })]),
      ),
    }),
  ),
})

const Tag = Type.Object({ prefix: Type.String(), tag: Type.String(), display_name: Type.String() })

export const DestinationEvent = Type.Object(
  {
    id: Type.String(),
    eventbrite_event_id: Type.String(),
    name: Type.String(),
    summary: Nullable(Type.String()),
    url: Type.String(),
    tickets_url: Type.String(),
    start_date: Type.String(),
    start_time: Type.String(),
    end_date: Type.String(),
    end_time: Type.String(),
    timezone: Type.String(),
    status: Type.String(),
    is_online_event: Type.Boolean(),
    series_id: Nullable(Type.String()),
    primary_venue_id: Nullable(Type.String()),
    primary_organizer_id: Type.String(),
    image_id: Nullable(Type.String()),
    tags: Type.Array(Tag),
    published: Nullable(Type.String()),
    _type: Type.Literal('destination_event'),
    ...Object.fromEntries(destinationExpansions.map((name) => [name, Type.Optional(Type.Unknown())])),
  },
  { title: 'DestinationEvent' },
)

export const DestinationSearchResult = Type.Object({
  events: Type.Object({ pagination: Pagination, results: Type.Array(DestinationEvent) }),
})

export const DestinationEvents = Type.Object({ pagination: Pagination, events: Type.Array(DestinationEvent) })
