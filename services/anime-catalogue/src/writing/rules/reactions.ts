import type { MediaType } from '../../database/media-tables.ts'
import type { Row } from '../../json-api/resource.ts'
import { addSigns, signs } from '../../ranking/trending.ts'
import { invalid, type Rules, type Write } from '../write.ts'
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
    // They agreed with something else.
    await write.tx.deleteFrom('media_reaction_vote').where('media_reaction_id', '=', Number(row.id)).execute()
    await write.tx
      .updateTable('media_reaction')
      .set({ up_votes_count: 0 })
      .where('id', '=', Number(row.id))
      .execute()
  },
}

export const voteRules: Rules = {
  unique: 'mediaReaction',
  async creating(columns, write) {
    const own = asOneself(columns, write)
    const reaction = await write.tx
      .selectFrom('media_reaction')
      .select('user_id')
      .where('id', '=', Number(own.media_reaction_id))
      .executeTakeFirst()
    if (reaction?.user_id === write.userId)
      throw invalid(write.resource, 'user', 'You can not vote for yourself')
    return own
  },
  async created({ media_reaction_id }, write) {
    const reaction = await countVote(Number(media_reaction_id), 1, write)
    await addSigns(write.tx, [{ ...workOf(reaction), weight: signs.like }], write.nowMs)
  },
  async removing({ media_reaction_id }, write) {
    await countVote(Number(media_reaction_id), -1, write)
  },
}

function trimmed(columns: Row): Row {
  return typeof columns.reaction === 'string' ? { ...columns, reaction: columns.reaction.trim() } : columns
}

function workOf({ media_type, media_id }: Row): { type: MediaType; id: number } {
  return { type: media_type as MediaType, id: Number(media_id) } // what the column says is one of the two
}

async function countVote(id: number, by: number, { tx }: Write): Promise<Row> {
  return tx
    .updateTable('media_reaction')
    .set((row) => ({ up_votes_count: row('up_votes_count', '+', by) }))
    .where('id', '=', id)
    .returning(['media_type', 'media_id'])
    .executeTakeFirstOrThrow()
}
