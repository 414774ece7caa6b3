import { Type } from 'typebox'
import { sourceSettings } from './settings.ts'

const url = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: 'The URL of a feed, sitemap or site.',
})
const title = Type.String({ maxLength: 200, description: 'Default: the title of the feed.' })
const folder = Type.String({ maxLength: 200, description: 'A name that groups sources, as in OPML.' })

export const newSourceBody = Type.Object(
  {
    url,
    title: Type.Optional(title),
    folder: Type.Optional(folder),
    settings: Type.Optional(sourceSettings),
  },
  { additionalProperties: false },
)

export const sourceChangeBody = Type.Object(
  {
    title: Type.Optional(title),
    folder: Type.Optional(folder),
    state: Type.Optional(Type.Union([Type.Literal('active'), Type.Literal('paused')])),
    settings: Type.Optional(sourceSettings),
  },
  { additionalProperties: false, minProperties: 1 },
)

export const sourceParams = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
})

export const sourceListQuery = Type.Object({
  state: Type.Optional(
    Type.Union([Type.Literal('active'), Type.Literal('paused'), Type.Literal('disabled')]),
  ),
  folder: Type.Optional(folder),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
  cursor: Type.Optional(
    Type.String({ maxLength: 20, pattern: '^[0-9]{1,15}$', description: 'The cursor from `next_cursor`.' }),
  ),
})

const nullableTime = Type.Union([Type.String({ format: 'date-time' }), Type.Null()])

export const sourceBody = Type.Object({
  id: Type.Integer(),
  url: Type.String(),
  target_url: Type.String({
    description: 'The feed or sitemap that is fetched, after discovery and redirects.',
  }),
  kind: Type.String({ description: '`unknown` until the first successful request.' }),
  title: Type.String(),
  folder: Type.String(),
  state: Type.String({ description: '`active`, `paused` or `disabled`.' }),
  state_reason: Type.Union([Type.String(), Type.Null()]),
  settings: sourceSettings,
  created: Type.String({ format: 'date-time' }),
  health: Type.Object({
    last_fetch: nullableTime,
    last_success: nullableTime,
    next_fetch: nullableTime,
    last_status: Type.Union([Type.Integer(), Type.Null()]),
    last_error: Type.Union([Type.String(), Type.Null()]),
    failures: Type.Integer({ description: 'Failed requests in a row.' }),
    fetches: Type.Integer(),
    not_modified_ratio: Type.Number({ description: 'The share of responses with status 304.' }),
    posts: Type.Integer(),
    posts_per_day: Type.Number(),
  }),
})

export const sourceListBody = Type.Object({
  sources: Type.Array(sourceBody),
  next_cursor: Type.Union([Type.String(), Type.Null()]),
})

export const importBody = Type.Object({
  created: Type.Integer(),
  known: Type.Integer(),
  skipped: Type.Array(Type.Object({ url: Type.String(), reason: Type.String() })),
})
