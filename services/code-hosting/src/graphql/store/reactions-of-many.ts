import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { ReactionContent, ReactionRow, ReactionTarget } from '../../issues/store/reactions.ts'
import type { Part } from '../connections.ts'

type Target = ReactionTarget['target']

/** The same part of the reactions to several objects of one kind, with one more row each if there are more. */
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
  const isDescending = part.isBackward !== isNewestFirst
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const [after] = part.beyond ?? []
  const beyondCursor = after === undefined ? sql`` : sql`and id ${sql.raw(isDescending ? '<' : '>')} ${after}`
  const ofContent = content === undefined ? sql`` : sql`and content = ${content}`
  const { rows } = await sql<ReactionRow>`
    select * from reaction where id in (
      select id from (
        select id, row_number() over (partition by target_id order by id ${direction}) as number
        from reaction
        where target = ${target} and target_id in (${sql.join(targetIds)}) ${ofContent} ${beyondCursor}
      ) as numbered where number <= ${part.limit + 1}
    ) order by id ${direction}`.execute(db)
  return Map.groupBy(rows, ({ target_id }) => target_id)
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
