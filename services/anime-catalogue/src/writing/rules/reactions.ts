import type { MediaType } from '../../database/media-tables.ts'
import type { Row } from '../../json-api/resource.ts'
import { addSigns, signs } from '../../ranking/trending.ts'
import { addToVotesCount, deleteVotes, findAuthor } from '../store/reactions.ts'
import { invalid, type Rules } from '../write.ts'
import { asOneself, refuseMove } from './ownership.ts'

/** A sentence about a work, of which others may say that they agree. */
export const reactionRules: Rules = {
  unique: ({ links }) => (links.get('manga') ? 'manga' : 'anime'),
  creating(columns, write) {
    const { links } = write.document
    if (!links.get('anime') && !links.get('manga')) throw invalid(write.resource, 'anime', 'must exist')
    if (links.get('anime') && links.get('manga')) throw invalid(write.resource, 'manga', 'is invalid')
    return asOneself(trimmed(columns), write)
  },
  changing(columns, before, write) {
    refuseMove(columns, before, ['media_type', 'media_id', 'user_id'], write)
    return trimmed(columns)
  },
  async created(row, write) {
    await addSigns(write.tx, [{ ...workOf(row), weight: signs.reaction }], write.nowMs)
  },
  async changed(row, before, write) {
    if (row.reaction === before.reaction) return
    // The votes were for the former text.
    await deleteVotes(write.tx, Number(row.id))
  },
}

export const voteRules: Rules = {
  unique: 'mediaReaction',
  async creating(columns, write) {
    const own = asOneself(columns, write)
    if ((await findAuthor(write.tx, Number(own.media_reaction_id))) === write.userId)
      throw invalid(write.resource, 'user', 'You can not vote for yourself')
    return own
  },
  async created({ media_reaction_id }, write) {
    const reaction = await addToVotesCount(write.tx, Number(media_reaction_id), 1)
    await addSigns(write.tx, [{ ...workOf(reaction), weight: signs.like }], write.nowMs)
  },
  async removing({ media_reaction_id }, write) {
    await addToVotesCount(write.tx, Number(media_reaction_id), -1)
  },
}

function trimmed(columns: Row): Row {
  return typeof columns.reaction === 'string' ? { ...columns, reaction: columns.reaction.trim() } : columns
}

function workOf({ media_type, media_id }: Row): { type: MediaType; id: number } {
  return { type: media_type as MediaType, id: Number(media_id) } // what the column says is one of the two
}
