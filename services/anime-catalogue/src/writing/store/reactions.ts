import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { MediaReference } from './media.ts'

export async function findAuthor(tx: Transaction<Tables>, reactionId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('media_reaction')
    .select('user_id')
    .where('id', '=', reactionId)
    .executeTakeFirst()
  return row?.user_id
}

export async function deleteVotes(tx: Transaction<Tables>, reactionId: number): Promise<void> {
  await tx.deleteFrom('media_reaction_vote').where('media_reaction_id', '=', reactionId).execute()
  await tx.updateTable('media_reaction').set({ up_votes_count: 0 }).where('id', '=', reactionId).execute()
}

/** Returns the media that the reaction is about. */
export async function addToVotesCount(
  tx: Transaction<Tables>,
  reactionId: number,
  by: number,
): Promise<MediaReference> {
  return tx
    .updateTable('media_reaction')
    .set((row) => ({ up_votes_count: row('up_votes_count', '+', by) }))
    .where('id', '=', reactionId)
    .returning(['media_type', 'media_id'])
    .executeTakeFirstOrThrow()
}
