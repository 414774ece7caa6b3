import { Type } from 'typebox'
import { orNull, SimpleUser } from '../../accounts/schema.ts'
import { AuthorAssociation, ReactionRollup } from '../../issues/schema/issues.ts'
import { Team } from '../../organizations/schema/teams.ts'

const Text = Type.String()
const Id = Type.Integer()
const Link = Type.Object({ href: Text })
const Side = Type.Enum(['LEFT', 'RIGHT'])

const bodies = {
  body: Type.Optional(Text),
  body_text: Type.Optional(Text),
  body_html: Type.Optional(Text),
}

export const Review = Type.Object(
  {
    id: Id,
    node_id: Text,
    user: orNull(SimpleUser),
    ...bodies,
    state: Type.Enum(['PENDING', 'APPROVED', 'CHANGES_REQUESTED', 'COMMENTED', 'DISMISSED']),
    html_url: Text,
    pull_request_url: Text,
    author_association: AuthorAssociation,
    _links: Type.Object({ html: Link, pull_request: Link }),
    submitted_at: Type.Optional(Text),
    commit_id: orNull(Text),
  },
  { title: 'pull-request-review' },
)
export const Reviews = Type.Array(Review)

export const ReviewComment = Type.Object(
  {
    url: Text,
    pull_request_review_id: orNull(Id),
    id: Id,
    node_id: Text,
    diff_hunk: Text,
    path: Text,
    position: orNull(Id),
    original_position: Id,
    commit_id: Text,
    original_commit_id: Text,
    in_reply_to_id: Type.Optional(Id),
    user: orNull(SimpleUser),
    ...bodies,
    created_at: Text,
    updated_at: Text,
    html_url: Text,
    pull_request_url: Text,
    author_association: AuthorAssociation,
    _links: Type.Object({ self: Link, html: Link, pull_request: Link }),
    reactions: ReactionRollup,
    start_line: orNull(Id),
    original_start_line: orNull(Id),
    start_side: orNull(Side),
    line: orNull(Id),
    original_line: orNull(Id),
    side: Side,
    subject_type: Type.Enum(['line', 'file']),
  },
  { title: 'pull-request-review-comment' },
)
export const ReviewComments = Type.Array(ReviewComment)

export const RequestedReviewers = Type.Object(
  { users: Type.Array(SimpleUser), teams: Type.Array(Team) },
  { title: 'pull-request-review-request' },
)
