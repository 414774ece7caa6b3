import { Type } from 'typebox'
import { LongPageQuery } from '../../wire/page-queries.ts'
import { reactionContents } from '../store/reactions.ts'

const Text = Type.String()

export const ReactionListQuery = Type.Object({ content: Type.Optional(Text), ...LongPageQuery })

export const ReactionBody = Type.Object({ content: Type.Enum(reactionContents) }, { title: 'new-reaction' })

export const IssueReactionPath = Type.Object({
  owner: Text,
  repo: Text,
  issue_number: Text,
  reaction_id: Text,
})

export const CommentReactionPath = Type.Object({
  owner: Text,
  repo: Text,
  comment_id: Text,
  reaction_id: Text,
})
