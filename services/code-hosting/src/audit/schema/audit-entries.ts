import { Type } from 'typebox'
import { PageQuery } from '../../wire/page-queries.ts'

const text = Type.Optional(Type.String())
const id = Type.Optional(Type.Integer())

export const AuditQueryParameters = Type.Object({
  phrase: Type.Optional(
    Type.String({ description: 'Qualifiers such as `action:team.create actor:ada created:>=2026-01-01`.' }),
  ),
  include: Type.Optional(
    Type.Enum(['web', 'git', 'all'], { description: 'The kind of events (default `web`).' }),
  ),
  after: Type.Optional(Type.String({ description: 'The cursor of the next page, from the `Link` header.' })),
  before: Type.Optional(
    Type.String({ description: 'The cursor of the previous page, from the `Link` header.' }),
  ),
  order: Type.Optional(Type.Enum(['desc', 'asc'], { description: 'The order by time (default `desc`).' })),
  per_page: PageQuery.per_page,
})

export const AuditEntries = Type.Array(
  Type.Object(
    {
      '@timestamp': Type.Integer({ description: 'The time of the event, in milliseconds since 1970.' }),
      _document_id: Type.String(),
      action: Type.String(),
      operation_type: Type.String(),
      created_at: Type.Integer(),
      actor: text,
      actor_id: id,
      org: text,
      org_id: id,
      repo: text,
      repository: text,
      repo_id: id,
      user: text,
      user_id: id,
      data: Type.Record(Type.String(), Type.Unknown()),
    },
    { title: 'audit-log-event' },
  ),
)
