import { Type } from 'typebox'
import { SimpleUser } from '../../../accounts/schema.ts'
import { MinimalRepository } from '../../../repositories/schema/repositories.ts'

const text = () => Type.String()
const maybeText = () => Type.Union([Type.String(), Type.Null()])

const simpleStatus = {
  url: text(),
  avatar_url: maybeText(),
  id: Type.Integer(),
  node_id: text(),
  state: Type.Enum(['error', 'failure', 'pending', 'success']),
  description: maybeText(),
  target_url: maybeText(),
  context: text(),
  created_at: text(),
  updated_at: text(),
}

export const SimpleCommitStatus = Type.Object(simpleStatus, { title: 'simple-commit-status' })
export const CommitStatus = Type.Object(
  { ...simpleStatus, creator: Type.Union([SimpleUser, Type.Null()]) },
  { title: 'status' },
)
export const CommitStatuses = Type.Array(CommitStatus)

export const CombinedStatus = Type.Object(
  {
    state: Type.Enum(['failure', 'pending', 'success']),
    statuses: Type.Array(SimpleCommitStatus),
    sha: text(),
    total_count: Type.Integer(),
    repository: MinimalRepository,
    commit_url: text(),
    url: text(),
  },
  { title: 'combined-commit-status' },
)

export const StatusBody = Type.Object({
  state: Type.Enum(['error', 'failure', 'pending', 'success']),
  target_url: Type.Optional(maybeText()),
  description: Type.Optional(maybeText()),
  context: Type.Optional(Type.String({ default: 'default' })),
})
