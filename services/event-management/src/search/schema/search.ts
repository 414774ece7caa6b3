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
  q: Text('Search terms. Use quotation marks for phrases, and `-` to exclude a term.'),
  sort_by: Choice(
    [...sortings, ...sortings.map((name) => `-${name}`)],
    'The sort order. A leading `-` reverses it.',
  ),
  'location.address': Text(
    'A city, optionally with its region or country, a country, a postal code, or coordinates.',
  ),
  'location.within': Text('The search radius, such as `15km`. Defaults to `10mi`.'),
  'location.latitude': Text('A latitude in degrees.'),
  'location.longitude': Text('A longitude in degrees.'),
  'location.viewport.northeast.latitude': Text('A latitude in degrees.'),
  'location.viewport.northeast.longitude': Text('A longitude in degrees.'),
  'location.viewport.southwest.latitude': Text('A latitude in degrees.'),
  'location.viewport.southwest.longitude': Text('A longitude in degrees.'),
  'organizer.id': Text('A comma-separated list of organizer IDs.'),
  'user.id': Text(
    'A comma-separated list of user IDs. Returns events of the organizations that these users own.',
  ),
  categories: Text('A comma-separated list of category IDs.'),
  subcategories: Text('A comma-separated list of subcategory IDs.'),
  formats: Text('A comma-separated list of format IDs.'),
  price: Choice(['free', 'paid'], 'Returns only free or only paid events.'),
  'start_date.range_start': Text(moment),
  'start_date.range_end': Text(moment),
  'start_date.keyword': Choice(dateKeywords, 'The start date, relative to today.'),
  'date_modified.range_start': Text(moment),
  'date_modified.range_end': Text(moment),
  'date_modified.keyword': Choice(dateKeywords, 'The date of the last change, relative to today.'),
  search_type: Choice(['promoted'], 'Accepted and ignored, because there are no promoted events.'),
  include_all_series_instances: Text(
    'Whether to return all occurrences of a series instead of the next one.',
  ),
  include_unavailable_events: Text('Whether to include events without tickets on sale.'),
  include_adult_events: Text('Whether to include events for adults only.'),
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
