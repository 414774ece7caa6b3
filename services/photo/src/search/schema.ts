import { Type } from 'typebox'
import { Collection } from '../collections/schema.ts'
import { colorNames } from '../database/colors.ts'
import { PhotoBasic } from '../photos/schema/photo.ts'
import { contentFilterParameter, listParameter, orientationParameter } from '../photos/schema/requests.ts'
import { UserBasic } from '../users/schema.ts'
import { pageParameters } from '../wire/feeds.ts'

const queryParameter = Type.String({ minLength: 1, description: 'The words to search for.' })

export const SearchQuery = Type.Object({ query: queryParameter, ...pageParameters })

export const PhotoSearchQuery = Type.Object({
  query: queryParameter,
  ...pageParameters,
  order_by: Type.Union([Type.Literal('relevant'), Type.Literal('latest'), Type.Literal('editorial')], {
    default: 'relevant',
    description: '`editorial` puts photos of the editorial feed first.',
  }),
  collections: listParameter('Only photos in one of these collections, by id.'),
  content_filter: contentFilterParameter,
  color: Type.Optional(
    Type.Union(
      colorNames.map((name) => Type.Literal(name)),
      { description: 'Only photos in which this color is prominent.' },
    ),
  ),
  orientation: orientationParameter,
  lang: Type.String({ default: 'en', description: 'The language of the query, as an ISO 639-1 code.' }),
})

const totals = { total: Type.Integer(), total_pages: Type.Integer() }

export const PhotoResults = Type.Object(
  { ...totals, results: Type.Array(PhotoBasic) },
  { title: 'PhotoResults' },
)
export const CollectionResults = Type.Object(
  { ...totals, results: Type.Array(Collection) },
  { title: 'CollectionResults' },
)
export const UserResults = Type.Object(
  { ...totals, results: Type.Array(UserBasic) },
  { title: 'UserResults' },
)
