import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { ReactionTable } from '../../database/issue-tables.ts'
import { readSlice, type Slice } from '../../database/slices.ts'
import type { Tables } from '../../database/tables.ts'

export const reactionContents = [
  '+1',
  '-1',
  'laugh',
  'confused',
  'heart',
  'hooray',
  'rocket',
  'eyes',
] as const

export type ReactionContent = (typeof reactionContents)[number]

export type ReactionRow = Omit<Selectable<ReactionTable>, 'content'> & { content: ReactionContent }

/** The tables that store the counts of reactions, by the kind of target. */
const tables = {
  issue: 'issue',
  comment: 'issue_comment',
  commit_comment: 'commit_comment',
  review_comment: 'review_comment',
  release: 'release',
} as const

/** The subject of a reaction. */
export interface ReactionTarget {
  target: keyof typeof tables
  id: number
  repositoryId: number
}

function selectReactions(db: Kysely<Tables>, { target, id }: ReactionTarget, content?: string) {
  return db
    .selectFrom('reaction')
    .where('target', '=', target)
    .where('target_id', '=', id)
    .$if(content !== undefined, (query) => query.where('content', '=', content ?? ''))
}

export function listReactions(
  db: Kysely<Tables>,
  of: ReactionTarget,
  content: string | undefined,
  slice: Slice,
): Promise<{ rows: ReactionRow[]; total: number }> {
  return readSlice(selectReactions(db, of, content).selectAll().orderBy('id').$castTo<ReactionRow>(), slice)
}

export async function findReaction(
  db: Kysely<Tables>,
  of: ReactionTarget,
  id: number,
): Promise<ReactionRow | undefined> {
  return selectReactions(db, of).selectAll().where('id', '=', id).$castTo<ReactionRow>().executeTakeFirst()
}

export async function hasTarget(db: Kysely<Tables>, { target, id }: ReactionTarget): Promise<boolean> {
  return (
    (await db.selectFrom(tables[target]).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  )
}

/** Returns the reaction, and whether it is new. A user has each reaction once. */
export async function addReaction(
  tx: Transaction<Tables>,
  of: ReactionTarget,
  reaction: { userId: number; content: ReactionContent; nowMs: number },
): Promise<{ row: ReactionRow; isNew: boolean }> {
  const added = await tx
    .insertInto('reaction')
    .values({
      repository_id: of.repositoryId,
      target: of.target,
      target_id: of.id,
      user_id: reaction.userId,
      content: reaction.content,
      created_at_ms: reaction.nowMs,
    })
    .onConflict((conflict) => conflict.columns(['target', 'target_id', 'user_id', 'content']).doNothing())
    .returningAll()
    .executeTakeFirst()
  // The route validates the content.
  if (added) {
    await recount(tx, of, reaction.content, 1)
    return { row: { ...added, content: reaction.content }, isNew: true }
  }
  const row = await selectReactions(tx, of, reaction.content)
    .selectAll()
    .where('user_id', '=', reaction.userId)
    .$castTo<ReactionRow>()
    .executeTakeFirstOrThrow()
  return { row, isNew: false }
}

export async function removeReaction(tx: Transaction<Tables>, of: ReactionTarget, id: number): Promise<void> {
  const removed = await tx.deleteFrom('reaction').where('id', '=', id).returning('content').executeTakeFirst()
  if (removed) await recount(tx, of, removed.content, -1)
}

export async function removeReactionsTo(
  tx: Transaction<Tables>,
  { target, id }: ReactionTarget,
): Promise<void> {
  await tx.deleteFrom('reaction').where('target', '=', target).where('target_id', '=', id).execute()
}

/** The counts are stored with the target, because every response shows them. */
async function recount(
  tx: Transaction<Tables>,
  { target, id }: ReactionTarget,
  content: string,
  by: number,
): Promise<void> {
  const table = tables[target]
  const { reactions } = await tx
    .selectFrom(table)
    .select('reactions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const counts = decodeJson<Record<string, number>>(reactions)
  counts[content] = (counts[content] ?? 0) + by
  if (counts[content] <= 0) delete counts[content]
  await tx
    .updateTable(table)
    .set({ reactions: encodeJson(counts) })
    .where('id', '=', id)
    .execute()
}
