import { Type } from 'typebox'
import { LongPageQuery } from '../../wire/page-queries.ts'
import { type ReactionContent, reactionContents } from '../store/reactions.ts'

export const ReactionListQuery = Type.Object({ content: Type.Optional(Type.String()), ...LongPageQuery })

export function reactionBody(title: string, contents: readonly ReactionContent[]) {
  return Type.Object({ content: Type.Enum([...contents]) }, { title })
}

export const ReactionBody = reactionBody('new-reaction', reactionContents)
