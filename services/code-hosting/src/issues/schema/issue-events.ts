import { Type } from 'typebox'
import { orNull, SimpleUser } from '../../accounts/schema.ts'
import { Issue } from './issues.ts'

const Text = Type.String()
const Maybe = Type.Optional(orNull(Text))

const happened = {
  event: Text,
  actor: orNull(SimpleUser),
  created_at: Text,
}

export const IssueEvent = Type.Object(
  {
    id: Type.Integer(),
    node_id: Text,
    url: Text,
    ...happened,
    commit_id: orNull(Text),
    commit_url: orNull(Text),
    issue: Type.Optional(orNull(Issue)),
    label: Type.Optional(Type.Object({ name: Text, color: Text })),
    assignee: Type.Optional(SimpleUser),
    assigner: Type.Optional(SimpleUser),
    milestone: Type.Optional(Type.Object({ title: Text })),
    rename: Type.Optional(Type.Object({ from: Text, to: Text })),
    lock_reason: Maybe,
    state_reason: Maybe,
  },
  { title: 'issue-event' },
)
export const IssueEvents = Type.Array(IssueEvent)

/** Comments and cross-references are entries with other fields. */
export const Timeline = Type.Array(Type.Object(happened, { title: 'timeline-issue-event' }))
