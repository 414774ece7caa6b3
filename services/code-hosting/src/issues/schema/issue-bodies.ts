import { Type } from 'typebox'
import { orNull } from '../../accounts/schema.ts'
import { WholeNumber } from '../../wire/numbers.ts'
import { LongPageQuery } from '../../wire/page-queries.ts'

const Text = Type.String()
const Maybe = Type.Optional(Text)

const repositoryParts = { owner: Text, repo: Text }

/** A string, because a malformed number means 404. */
export const IssuePath = Type.Object({ ...repositoryParts, issue_number: Text })
export const CommentPath = Type.Object({ ...repositoryParts, comment_id: Text })

export const IssueListQuery = Type.Object({
  state: Maybe,
  labels: Maybe,
  milestone: Maybe,
  assignee: Maybe,
  type: Maybe,
  creator: Maybe,
  mentioned: Maybe,
  sort: Maybe,
  direction: Maybe,
  since: Maybe,
  ...LongPageQuery,
})

export const CommentListQuery = Type.Object({ sort: Maybe, direction: Maybe, since: Maybe, ...LongPageQuery })

/** For lists across repositories. */
export const InvolvedIssuesQuery = Type.Object({
  filter: Maybe,
  state: Maybe,
  labels: Maybe,
  type: Maybe,
  sort: Maybe,
  direction: Maybe,
  since: Maybe,
  collab: Maybe,
  orgs: Maybe,
  owned: Maybe,
  pulls: Maybe,
  ...LongPageQuery,
})

/** The domain allows fewer. This bounds the work of checking them. */
const maxItems = 1_000
const LabelNames = Type.Array(Type.Union([Text, Type.Object({ name: Type.Optional(Text) })]), { maxItems })

const triage = {
  labels: Type.Optional(LabelNames),
  assignee: Type.Optional(orNull(Text)),
  assignees: Type.Optional(Type.Array(Text, { maxItems })),
  milestone: Type.Optional(orNull(Type.Union([Text, WholeNumber]))),
  type: Type.Optional(orNull(Text)),
}

const Title = Type.Union([Text, WholeNumber])

export const NewIssueBody = Type.Object(
  { title: Title, body: Type.Optional(orNull(Text)), ...triage },
  { title: 'new-issue' },
)

export const IssueChangeBody = Type.Object(
  {
    title: Type.Optional(orNull(Title)),
    body: Type.Optional(orNull(Text)),
    state: Type.Optional(Type.Enum(['open', 'closed'])),
    state_reason: Type.Optional(orNull(Type.Enum(['completed', 'not_planned', 'duplicate', 'reopened']))),
    ...triage,
  },
  { title: 'issue-change' },
)

export const LockBody = Type.Optional(
  orNull(
    Type.Object({
      lock_reason: Type.Optional(orNull(Type.Enum(['off-topic', 'too heated', 'resolved', 'spam']))),
    }),
  ),
)

export const CommentBody = Type.Object({ body: Text }, { title: 'comment-text' })

export const ListQuery = Type.Object(LongPageQuery)

export const LabelPath = Type.Object({ ...repositoryParts, name: Text })

/** The color is validated with the rest of the label, for GitHub's error. */
const labelFields = {
  color: Maybe,
  description: Type.Optional(orNull(Text)),
}

export const NewLabelBody = Type.Object({ name: Text, ...labelFields }, { title: 'new-label' })

export const LabelChangeBody = Type.Object(
  { new_name: Maybe, name: Maybe, ...labelFields },
  { title: 'label-change' },
)

/** The body may be an array, an object with names, or an object with objects. */
export const LabelsBody = Type.Optional(
  orNull(Type.Union([Type.Object({ labels: Type.Optional(LabelNames) }), LabelNames])),
)

export const IssueLabelPath = Type.Object({ ...repositoryParts, issue_number: Text, name: Text })

export const AssigneesBody = Type.Optional(
  orNull(Type.Object({ assignees: Type.Optional(Type.Union([Type.Array(Text, { maxItems }), Text])) })),
)

export const AssigneePath = Type.Object({ ...repositoryParts, assignee: Text })
export const IssueAssigneePath = Type.Object({ ...repositoryParts, issue_number: Text, assignee: Text })

export const EventPath = Type.Object({ ...repositoryParts, event_id: Text })
