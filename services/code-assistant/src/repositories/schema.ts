import { Type } from 'typebox'
import { citationFields, resultFields, taskFields } from '../tasks/task-fields.ts'

export const RepositoryName = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$' })

const visibility = Type.Union([Type.Literal('private'), Type.Literal('shared')], {
  description: '`shared`, for all users, needs an administrator. Default: `private`.',
})

const ref = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'A branch, tag or commit. Default: `HEAD`.',
})

export const NewRepository = Type.Object(
  {
    name: RepositoryName,
    folder: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 4_000,
        description: 'A folder of the server. Needs an administrator.',
      }),
    ),
    git: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2_000,
        description: 'The URL of a repository on a host of the setting `gitHosts`.',
      }),
    ),
    ref: Type.Optional(ref),
    visibility: Type.Optional(visibility),
  },
  { title: 'NewRepository', additionalProperties: false },
)

export const ArchiveQuery = Type.Object({
  name: Type.Optional(RepositoryName),
  ref: Type.Optional(ref),
  visibility: Type.Optional(visibility),
})

const Progress = Type.Object(
  { done: Type.Integer(), total: Type.Integer({ description: '0 while it is unknown.' }) },
  { title: 'IndexProgress', description: 'Files of the running index.' },
)

const RefState = Type.Object(
  {
    ref: Type.String(),
    state: Type.String({ description: '`waiting`, `indexing`, `ready` or `failed`.' }),
    commit: Type.Union([Type.String(), Type.Null()]),
    files: Type.Integer(),
    indexed_at: Type.Union([Type.Integer(), Type.Null()]),
  },
  { title: 'RepositoryRef' },
)

export const RepositoryBody = Type.Object(
  {
    object: Type.Literal('repository'),
    name: Type.String(),
    visibility: Type.String(),
    is_owner: Type.Boolean({ description: 'Whether it is a repository of the caller.' }),
    source: Type.String({ description: '`folder`, `git` or `archive`.' }),
    git: Type.Optional(Type.String()),
    ref: Type.String({ description: 'The latest ref.' }),
    state: Type.String({
      description: '`waiting`, `indexing`, `ready` or `failed`. An earlier index is searched until then.',
    }),
    commit: Type.Union([Type.String(), Type.Null()], {
      description: 'The commit that is searched; without git, a hash of all files.',
    }),
    files: Type.Integer({ description: 'The number of files that are searched.' }),
    progress: Progress,
    error: Type.Union([Type.String(), Type.Null()]),
    refs: Type.Array(RefState),
    created: Type.Integer({ description: 'Unix time in seconds.' }),
    updated: Type.Integer(),
    indexed_at: Type.Union([Type.Integer(), Type.Null()]),
  },
  { title: 'Repository' },
)

export const RepositoryList = Type.Object(
  {
    object: Type.Literal('list'),
    data: Type.Array(RepositoryBody),
    has_more: Type.Boolean(),
    last_id: Type.Union([Type.String(), Type.Null()], { description: 'For `after` of the next page.' }),
  },
  { title: 'RepositoryList' },
)

export const DeletedRepository = Type.Object(
  { object: Type.Literal('repository.deleted'), name: Type.String(), deleted: Type.Literal(true) },
  { title: 'DeletedRepository' },
)

export const SearchRequest = Type.Object(
  {
    ...taskFields,
    query: Type.String({ minLength: 1, maxLength: 8_000 }),
    repository: Type.Optional(
      Type.String({ minLength: 1, description: 'Default: all repositories that the caller can see.' }),
    ),
    ref: Type.Optional(Type.String({ description: 'Default: the ref that was indexed last.' })),
    mode: Type.Optional(
      Type.Union([Type.Literal('text'), Type.Literal('symbol'), Type.Literal('regex')], {
        description:
          '`text` ranks by words, symbols and paths; `symbol` finds definitions by name; `regex` finds lines. Default: `text`.',
      }),
    ),
    paths: Type.Optional(
      Type.Array(Type.String(), { maxItems: 100, description: 'Folders and files to search in.' }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: 'Default: 10.' })),
  },
  { title: 'SearchRequest' },
)

const Hit = Type.Object(
  {
    ...citationFields,
    citation: Type.String({ description: '`path:start-end@commit`' }),
    language: Type.Union([Type.String(), Type.Null()]),
    symbol: Type.Union([Type.String(), Type.Null()], { description: 'The symbol around the lines.' }),
    text: Type.String(),
  },
  { title: 'SearchHit' },
)

export const SearchResult = Type.Object({ ...resultFields, hits: Type.Array(Hit) }, { title: 'SearchResult' })
