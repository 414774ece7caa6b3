import { Type } from 'typebox'
import { orNull, SimpleUser } from '../../accounts/schema.ts'
import { Team } from '../../organizations/schema/teams.ts'
import { IssueTypeOfEvent } from './issue-types.ts'
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
    issue_type: Type.Optional(IssueTypeOfEvent),
    prev_issue_type: Type.Optional(IssueTypeOfEvent),
    lock_reason: Maybe,
    state_reason: Maybe,
    review_requester: Type.Optional(SimpleUser),
    requested_reviewer: Type.Optional(SimpleUser),
    requested_team: Type.Optional(Team),
    dismissed_review: Type.Optional(
      Type.Object({
        state: Text,
        review_id: Type.Integer(),
        dismissal_message: orNull(Text),
        dismissal_commit_id: Maybe,
      }),
    ),
  },
  { title: 'issue-event' },
)
export const IssueEvents = Type.Array(IssueEvent)

/** Entries of some kinds have fewer fields, and many have others. */
export const Timeline = Type.Array(
  Type.Object(
    { event: Text, actor: Type.Optional(happened.actor), created_at: Type.Optional(Text) },
    { title: 'timeline-issue-event' },
  ),
)
