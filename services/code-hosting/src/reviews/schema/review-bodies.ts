import { Type } from 'typebox'
import { orNull } from '../../accounts/schema.ts'
import { PullPath } from '../../pulls/schema/pull-bodies.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { WholeNumber } from '../../wire/numbers.ts'
import { LongPageQuery } from '../../wire/page-queries.ts'

const Text = Type.String()
const maybe = Type.Optional

/** Strings, because a malformed number means 404. */
export const ReviewPath = Type.Object({ ...PullPath.properties, review_id: Text })
export const CommentPath = Type.Object({ ...RepositoryPath.properties, comment_id: Text })
export const ReplyPath = Type.Object({ ...PullPath.properties, comment_id: Text })

export const ReviewListQuery = Type.Object(LongPageQuery)
export const CommentListQuery = Type.Object({
  sort: maybe(Text),
  direction: maybe(Text),
  since: maybe(Text),
  ...LongPageQuery,
})

const Side = Type.Enum(['LEFT', 'RIGHT'])

const location = {
  path: Text,
  position: maybe(orNull(WholeNumber)),
  line: maybe(orNull(WholeNumber)),
  side: maybe(orNull(Side)),
  start_line: maybe(orNull(WholeNumber)),
  start_side: maybe(orNull(Type.Enum(['LEFT', 'RIGHT', 'side']))),
  subject_type: maybe(orNull(Type.Enum(['line', 'file']))),
}

const events = ['APPROVE', 'REQUEST_CHANGES', 'COMMENT'] as const

export const NewReviewBody = Type.Optional(
  orNull(
    Type.Object(
      {
        commit_id: maybe(orNull(Text)),
        body: maybe(orNull(Text)),
        event: maybe(orNull(Type.Enum([...events, 'PENDING', '']))),
        comments: maybe(orNull(Type.Array(Type.Object({ body: Text, ...location })))),
      },
      { title: 'new-review' },
    ),
  ),
)

export const SubmissionBody = Type.Object(
  { body: maybe(orNull(Text)), event: Type.Enum(events) },
  { title: 'review-submission' },
)

export const DismissalBody = Type.Object(
  { message: Text, event: maybe(Type.Enum(['DISMISS'])) },
  { title: 'review-dismissal' },
)

export const ReviewTextBody = Type.Object({ body: Text }, { title: 'review-text' })

/** With `in_reply_to`, everything but the body is ignored. */
export const NewCommentBody = Type.Object(
  {
    body: Text,
    ...location,
    path: maybe(orNull(Text)),
    commit_id: maybe(orNull(Text)),
    in_reply_to: maybe(orNull(WholeNumber)),
  },
  { title: 'new-review-comment' },
)

const Names = maybe(orNull(Type.Array(Text, { maxItems: 1_000 })))
export const ReviewersBody = Type.Optional(
  orNull(Type.Object({ reviewers: Names, team_reviewers: Names }, { title: 'reviewers' })),
)
