import { Type } from 'typebox'
import { orNull, SimpleUser } from '../../accounts/schema.ts'
import { IssueType } from './issue-types.ts'

const Text = Type.String()
const Time = Type.String()
const Count = Type.Integer()

export const Label = Type.Object(
  {
    id: Count,
    node_id: Text,
    url: Text,
    name: Text,
    description: orNull(Text),
    color: Text,
    default: Type.Boolean(),
  },
  { title: 'label' },
)
export const Labels = Type.Array(Label)

export const Milestone = Type.Object(
  {
    url: Text,
    html_url: Text,
    labels_url: Text,
    id: Count,
    node_id: Text,
    number: Count,
    state: Type.Enum(['open', 'closed']),
    title: Text,
    description: orNull(Text),
    creator: orNull(SimpleUser),
    open_issues: Count,
    closed_issues: Count,
    created_at: Time,
    updated_at: Time,
    closed_at: orNull(Time),
    due_on: orNull(Time),
  },
  { title: 'milestone' },
)

export const Milestones = Type.Array(Milestone)

export const ReactionRollup = Type.Object(
  {
    url: Text,
    total_count: Count,
    '+1': Count,
    '-1': Count,
    laugh: Count,
    confused: Count,
    heart: Count,
    hooray: Count,
    eyes: Count,
    rocket: Count,
  },
  { title: 'reaction-rollup' },
)

export const AuthorAssociation = Type.Enum([
  'COLLABORATOR',
  'CONTRIBUTOR',
  'FIRST_TIMER',
  'FIRST_TIME_CONTRIBUTOR',
  'MANNEQUIN',
  'MEMBER',
  'NONE',
  'OWNER',
])

const Dependencies = Type.Object({
  blocked_by: Count,
  blocking: Count,
  total_blocked_by: Count,
  total_blocking: Count,
})

export const Issue = Type.Object(
  {
    id: Count,
    node_id: Text,
    url: Text,
    repository_url: Text,
    labels_url: Text,
    comments_url: Text,
    events_url: Text,
    html_url: Text,
    timeline_url: Text,
    number: Count,
    state: Type.Enum(['open', 'closed']),
    state_reason: orNull(Type.Enum(['completed', 'reopened', 'not_planned', 'duplicate'])),
    title: Text,
    body: Type.Optional(orNull(Text)),
    body_text: Type.Optional(Text),
    body_html: Type.Optional(Text),
    user: orNull(SimpleUser),
    labels: Labels,
    assignee: orNull(SimpleUser),
    assignees: Type.Array(SimpleUser),
    milestone: orNull(Milestone),
    locked: Type.Boolean(),
    active_lock_reason: orNull(Type.Enum(['off-topic', 'too heated', 'resolved', 'spam'])),
    comments: Count,
    closed_at: orNull(Time),
    created_at: Time,
    updated_at: Time,
    closed_by: orNull(SimpleUser),
    author_association: AuthorAssociation,
    reactions: ReactionRollup,
    sub_issues_summary: Type.Object({ total: Count, completed: Count, percent_completed: Count }),
    issue_dependencies_summary: Dependencies,
    parent_issue_url: Type.Optional(Text),
    draft: Type.Optional(Type.Boolean()),
    pull_request: Type.Optional(
      Type.Object({
        url: Text,
        html_url: Text,
        diff_url: Text,
        patch_url: Text,
        merged_at: orNull(Time),
      }),
    ),
    type: orNull(IssueType),
    performed_via_github_app: Type.Null(),
  },
  { title: 'issue' },
)
export const Issues = Type.Array(Issue)

export const IssueComment = Type.Object(
  {
    id: Count,
    node_id: Text,
    url: Text,
    html_url: Text,
    issue_url: Text,
    body: Type.Optional(Text),
    body_text: Type.Optional(Text),
    body_html: Type.Optional(Text),
    user: orNull(SimpleUser),
    created_at: Time,
    updated_at: Time,
    author_association: AuthorAssociation,
    pin: Type.Optional(Type.Object({ pinned_at: Time, pinned_by: orNull(SimpleUser) })),
    reactions: ReactionRollup,
    performed_via_github_app: Type.Null(),
  },
  { title: 'issue-comment' },
)

export const IssueComments = Type.Array(IssueComment)

export const Reaction = Type.Object(
  {
    id: Count,
    node_id: Text,
    user: orNull(SimpleUser),
    content: Type.Enum(['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes']),
    created_at: Time,
  },
  { title: 'reaction' },
)
export const Reactions = Type.Array(Reaction)
