import { Type } from 'typebox'
import { orNull, SimpleUser } from '../accounts/schema.ts'
import { LongPageQuery } from '../wire/page-queries.ts'

const Text = Type.String()
const maybe = Type.Optional

export const GistPath = Type.Object({ gist_id: Text })
export const GistRevisionPath = Type.Object({ gist_id: Text, sha: Text })
export const GistCommentPath = Type.Object({ gist_id: Text, comment_id: Text })

export const GistListQuery = Type.Object({
  since: maybe(Type.String({ description: 'List only gists that changed since this time (ISO 8601).' })),
  per_page: LongPageQuery.per_page,
  page: LongPageQuery.page,
})

const Files = Type.Record(
  Text,
  Type.Object({ content: Type.String({ description: 'The content of the file.' }) }),
  { description: 'The files by name.' },
)

export const NewGistBody = Type.Object({
  description: maybe(orNull(Text)),
  files: Files,
  public: maybe(Type.Union([Type.Boolean(), Type.Literal('true'), Type.Literal('false')])),
})

export const GistChangeBody = Type.Object({
  description: maybe(orNull(Text)),
  files: maybe(
    Type.Record(Text, orNull(Type.Object({ content: maybe(Text), filename: maybe(orNull(Text)) })), {
      description: 'The changed files by their current name. `null` deletes a file.',
    }),
  ),
})

export const GistCommentBody = Type.Object({ body: Text })

const fileFields = {
  filename: Text,
  type: Text,
  language: orNull(Text),
  raw_url: Text,
  size: Type.Integer(),
}

const gistFields = {
  url: Text,
  forks_url: Text,
  commits_url: Text,
  id: Text,
  node_id: Text,
  git_pull_url: Text,
  git_push_url: Text,
  html_url: Text,
  public: Type.Boolean(),
  created_at: Text,
  updated_at: Text,
  description: orNull(Text),
  comments: Type.Integer(),
  comments_enabled: Type.Boolean(),
  user: Type.Null(),
  comments_url: Text,
  owner: SimpleUser,
  truncated: Type.Boolean(),
}

export const BaseGist = Type.Object(
  { ...gistFields, files: Type.Record(Text, Type.Object(fileFields)) },
  { title: 'base-gist' },
)
export const BaseGists = Type.Array(BaseGist)

export const GistCommit = Type.Object(
  {
    user: orNull(SimpleUser),
    version: Text,
    committed_at: Text,
    change_status: Type.Object({
      total: Type.Integer(),
      additions: Type.Integer(),
      deletions: Type.Integer(),
    }),
    url: Text,
  },
  { title: 'gist-commit' },
)

const ForkSummary = Type.Object({
  url: Text,
  user: SimpleUser,
  id: Text,
  created_at: Text,
  updated_at: Text,
})

export const GistSimple = Type.Object(
  {
    ...gistFields,
    files: Type.Record(
      Text,
      Type.Object({ ...fileFields, truncated: Type.Boolean(), content: Text, encoding: Text }),
    ),
    forks: Type.Array(ForkSummary),
    history: Type.Array(GistCommit),
    fork_of: maybe(BaseGist),
  },
  { title: 'gist-simple' },
)

export const GistComment = Type.Object(
  {
    url: Text,
    id: Type.Integer(),
    node_id: Text,
    user: SimpleUser,
    author_association: Text,
    created_at: Text,
    updated_at: Text,
    body: maybe(Text),
    body_text: maybe(Text),
    body_html: maybe(Text),
  },
  { title: 'gist-comment' },
)
