import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { IssueRow } from './issues.ts'

/** The column of the issue. */
export type Side = 'blocked_id' | 'blocking_id'

const otherSide = { blocked_id: 'blocking_id', blocking_id: 'blocked_id' } as const

/** Lists the issues in the other column. */
export function listDependencies(
  db: Kysely<Tables>,
  side: Side,
  issueId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<IssueRow[]> {
  return db
    .selectFrom('issue_dependency')
    .innerJoin('issue', 'issue.id', `issue_dependency.${otherSide[side]}`)
    .selectAll('issue')
    .where(`issue_dependency.${side}`, '=', issueId)
    .orderBy(`issue_dependency.${otherSide[side]}`)
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countDependencies(db: Kysely<Tables>, side: Side, issueId: number): Promise<number> {
  const { count } = await db
    .selectFrom('issue_dependency')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(side, '=', issueId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function isBlockedBy(
  db: Kysely<Tables>,
  blockedId: number,
  blockingId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('issue_dependency')
    .select('blocked_id')
    .where('blocked_id', '=', blockedId)
    .where('blocking_id', '=', blockingId)
    .executeTakeFirst()
  return row !== undefined
}

export async function addDependency(
  tx: Transaction<Tables>,
  blockedId: number,
  blockingId: number,
): Promise<void> {
  await tx.insertInto('issue_dependency').values({ blocked_id: blockedId, blocking_id: blockingId }).execute()
}

export async function removeDependency(
  tx: Transaction<Tables>,
  blockedId: number,
  blockingId: number,
): Promise<void> {
  await tx
    .deleteFrom('issue_dependency')
    .where('blocked_id', '=', blockedId)
    .where('blocking_id', '=', blockingId)
    .execute()
}
