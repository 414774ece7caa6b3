import { Type } from 'typebox'
import { orNull, SimpleUser } from '../../accounts/schema.ts'
import { AuthorAssociation, Labels, Milestone } from '../../issues/schema/issues.ts'
import { Teams } from '../../organizations/schema/teams.ts'
import { MinimalRepository } from '../../repositories/schema/repositories.ts'

const Text = Type.String()
const Count = Type.Integer()
const Flag = Type.Boolean()
const Link = Type.Object({ href: Text })

const Side = Type.Object({
  label: Text,
  ref: Text,
  sha: Text,
  user: orNull(SimpleUser),
  repo: orNull(MinimalRepository),
})

const AutoMerge = Type.Object({
  enabled_by: SimpleUser,
  merge_method: Type.Enum(['merge', 'squash', 'rebase']),
  commit_title: orNull(Text),
  commit_message: orNull(Text),
})

const common = {
  url: Text,
  id: Count,
  node_id: Text,
  html_url: Text,
  diff_url: Text,
  patch_url: Text,
  issue_url: Text,
  commits_url: Text,
  review_comments_url: Text,
  review_comment_url: Text,
  comments_url: Text,
  statuses_url: Text,
  number: Count,
  state: Type.Enum(['open', 'closed']),
  locked: Flag,
  title: Text,
  user: orNull(SimpleUser),
  body: Type.Optional(orNull(Text)),
  body_text: Type.Optional(Text),
  body_html: Type.Optional(Text),
  labels: Labels,
  milestone: orNull(Milestone),
  active_lock_reason: orNull(Text),
  created_at: Text,
  updated_at: Text,
  closed_at: orNull(Text),
  merged_at: orNull(Text),
  merge_commit_sha: orNull(Text),
  assignee: orNull(SimpleUser),
  assignees: Type.Array(SimpleUser),
  requested_reviewers: Type.Array(SimpleUser),
  requested_teams: Teams,
  head: Side,
  base: Side,
  _links: Type.Object({
    self: Link,
    html: Link,
    issue: Link,
    comments: Link,
    review_comments: Link,
    review_comment: Link,
    commits: Link,
    statuses: Link,
  }),
  author_association: AuthorAssociation,
  auto_merge: orNull(AutoMerge),
  draft: Flag,
}

export const PullSimple = Type.Object(common, { title: 'pull-request-simple' })
export const PullList = Type.Array(PullSimple)

export const Pull = Type.Object(
  {
    ...common,
    merged: Flag,
    mergeable: orNull(Flag),
    rebaseable: orNull(Flag),
    mergeable_state: Text,
    merged_by: orNull(SimpleUser),
    comments: Count,
    review_comments: Count,
    maintainer_can_modify: Flag,
    commits: Count,
    additions: Count,
    deletions: Count,
    changed_files: Count,
  },
  { title: 'pull-request' },
)
