import type { Row } from '../../json-api/resource.ts'
import { addTrendEvents, trendWeights } from '../../ranking/trending.ts'
import { addToVotesCount, deleteVotes, findAuthor } from '../store/reactions.ts'
import { invalid, type Rules } from '../write.ts'
import { rejectMove, withCaller } from './ownership.ts'
import { workOf } from './work-of-row.ts'

export const reactionRules: Rules = {
  unique: ({ links }) => (links.get('manga') ? 'manga' : 'anime'),
  beforeCreate(columns, write) {
    const { links } = write.document
    if (!links.get('anime') && !links.get('manga')) throw invalid(write.resource, 'anime', 'must exist')
    if (links.get('anime') && links.get('manga')) throw invalid(write.resource, 'manga', 'is invalid')
    return withCaller(trimmed(columns), write)
  },
  beforeUpdate(columns, before, write) {
    rejectMove(columns, before, write)
    return trimmed(columns)
  },
  async afterCreate(row, write) {
    await addTrendEvents(write.tx, [{ ...workOf(row), weight: trendWeights.reaction }], write.nowMs)
  },
  async afterUpdate(row, before, write) {
    if (row.reaction === before.reaction) return
    // The votes were for the former text.
    await deleteVotes(write.tx, Number(row.id))
  },
}

export const voteRules: Rules = {
  unique: 'mediaReaction',
  async beforeCreate(columns, write) {
    const own = withCaller(columns, write)
    if ((await findAuthor(write.tx, Number(own.media_reaction_id))) === write.userId)
      throw invalid(write.resource, 'user', 'You can not vote for yourself')
    return own
  },
  async afterCreate({ media_reaction_id }, write) {
    const reaction = await addToVotesCount(write.tx, Number(media_reaction_id), 1)
    await addTrendEvents(write.tx, [{ ...workOf(reaction), weight: trendWeights.like }], write.nowMs)
  },
  async beforeDelete({ media_reaction_id }, write) {
    await addToVotesCount(write.tx, Number(media_reaction_id), -1)
  },
}

function trimmed(columns: Row): Row {
  return typeof columns.reaction === 'string' ? { ...columns, reaction: columns.reaction.trim() } : columns
}
