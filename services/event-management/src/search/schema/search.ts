import { Type } from 'typebox'
import { EventObject } from '../../events/schema/events.ts'
import { ExpandQuery } from '../../wire/expansions.ts'
import { PageOf, PageQuery } from '../../wire/pages.ts'
import { dateKeywords } from '../keywords.ts'

const Text = (description: string) => Type.Optional(Type.String({ description }))
// Empty parameters count as missing.
const Choice = (values: readonly string[], description: string) =>
  Type.Optional(Type.Enum(['', ...values], { description }))

const sortings = ['date', 'distance', 'best']
const moment =
  'A date, or a date and time. Without an offset, it is in the local time of the searched location.'

export const SearchQuery = Type.Object({
  q: Text('All of these words, "these in order", and -none of these.'),
  sort_by: Choice(
    [...sortings, ...sortings.map((name) => `-${name}`)],
    'In which order; `-` turns it round.',
  ),
  'location.address': Text(
    'A city, with its region or country if need be, a country, a postal code, or coordinates.',
  ),
  'location.within': Text('How far around it: `10mi`, which is usual, or `15km`.'),
  'location.latitude': Text('Degrees.'),
  'location.longitude': Text('Degrees.'),
  'location.viewport.northeast.latitude': Text('Degrees.'),
  'location.viewport.northeast.longitude': Text('Degrees.'),
  'location.viewport.southwest.latitude': Text('Degrees.'),
  'location.viewport.southwest.longitude': Text('Degrees.'),
  'organizer.id': Text('Ids of organizers.'),
  'user.id': Text('Ids of users: of their own organizations.'),
  categories: Text('Ids of categories.'),
  subcategories: Text('Ids of subcategories.'),
  formats: Text('Ids of formats.'),
  price: Choice(['free', 'paid'], 'What it costs.'),
  'start_date.range_start': Text(moment),
  'start_date.range_end': Text(moment),
  'start_date.keyword': Choice(dateKeywords, 'When it begins.'),
  'date_modified.range_start': Text(moment),
  'date_modified.range_end': Text(moment),
  'date_modified.keyword': Choice(dateKeywords, 'When it was changed.'),
  search_type: Choice(['promoted'], 'Taken, and of no consequence: nothing is promoted here.'),
  include_all_series_instances: Text('`true`: all dates of a series, not only the next.'),
  include_unavailable_events: Text('`true`: also events without tickets on sale.'),
  include_adult_events: Text('`true`: also events for adults only.'),
  ...PageQuery,
  ...ExpandQuery,
})

export const SearchPage = Type.Intersect([
  PageOf('events', EventObject),
  Type.Object({
    location: Type.Optional(
      Type.Object({
        latitude: Type.String(),
        longitude: Type.String(),
        within: Type.Optional(Type.String()),
        address: Type.Optional(Type.String()),
      }),
    ),
  }),
])
