import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { ReactionContent, ReactionRow, ReactionTarget } from '../../issues/store/reactions.ts'
import type { Part } from '../connections.ts'
import { listPartOfMany } from './part-of-many.ts'

type Target = ReactionTarget['target']

/** Reactions to several objects of one kind. */
export async function listReactionsOf(
  db: Kysely<Tables>,
  target: Target,
  targetIds: readonly number[],
  {
    content,
    part,
    isNewestFirst,
  }: { content: ReactionContent | undefined; part: Part; isNewestFirst: boolean },
): Promise<Map<number, ReactionRow[]>> {
  const where = sql`target = ${target} ${content === undefined ? sql`` : sql`and content = ${content}`}`
  const lists = {
    table: 'reaction',
    parent: 'target_id',
    parentIds: targetIds,
    where,
    isNewestFirst,
  } as const
  return Map.groupBy(await listPartOfMany<ReactionRow>(db, lists, part), ({ target_id }) => target_id)
}

/** The reactions of one user to several objects of one kind. */
export async function listOwnReactions(
  db: Kysely<Tables>,
  target: Target,
  targetIds: readonly number[],
  userId: number,
): Promise<Map<number, ReactionRow[]>> {
  const rows = await db
    .selectFrom('reaction')
    .selectAll()
    .where('target', '=', target)
    .where('target_id', 'in', targetIds)
    .where('user_id', '=', userId)
    .$castTo<ReactionRow>()
    .execute()
  return Map.groupBy(rows, ({ target_id }) => target_id)
}
