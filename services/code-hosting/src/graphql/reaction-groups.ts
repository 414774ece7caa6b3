import { presentReactionCounts } from '../issues/present/reactions.ts'
import type { ReactionContent } from '../issues/store/reactions.ts'
import type { CommentSource } from './resolvers/issue-fields.ts'
import type { ReviewCommentSource } from './resolvers/review-comments.ts'
import type { IssueSource } from './sources.ts'

export type ReactableSource = IssueSource | CommentSource | ReviewCommentSource

export const contents = {
  THUMBS_UP: '+1',
  THUMBS_DOWN: '-1',
  LAUGH: 'laugh',
  HOORAY: 'hooray',
  CONFUSED: 'confused',
  HEART: 'heart',
  ROCKET: 'rocket',
  EYES: 'eyes',
} as const satisfies Record<string, ReactionContent>

export type GraphqlContent = keyof typeof contents

export interface ReactionGroupSource {
  content: GraphqlContent
  count: number
  /** Undefined for reviews, which have no reactions. */
  subject: ReactableSource | undefined
}

/** One group per content, also for those without reactions. */
export function reactionGroupsOf(subject?: ReactableSource): ReactionGroupSource[] {
  const counts = presentReactionCounts(subject?.row.reactions ?? '{}', '')
  return Object.entries(contents).map(([content, name]) => ({
    // The keys of the object above.
    content: content as GraphqlContent,
    count: counts[name],
    subject,
  }))
}
