import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** A user or a team. */
export type Reviewer = { userId: number } | { teamId: number }

export async function countRequests(db: Kysely<Tables>, issueId: number): Promise<number> {
  const { count } = await db
    .selectFrom('review_request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issue_id', '=', issueId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns whether it is new. */
export async function addRequest(
  tx: Transaction<Tables>,
  request: { issueId: number; reviewer: Reviewer; requesterId: number; nowMs: number },
): Promise<boolean> {
  const { issueId, reviewer, requesterId, nowMs } = request
  const added = await tx
    .insertInto('review_request')
    .values({
      issue_id: issueId,
      user_id: 'userId' in reviewer ? reviewer.userId : null,
      team_id: 'teamId' in reviewer ? reviewer.teamId : null,
      requester_id: requesterId,
      created_at_ms: nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Returns whether it existed. */
export async function removeRequest(
  tx: Transaction<Tables>,
  issueId: number,
  reviewer: Reviewer,
): Promise<boolean> {
  const requests = tx.deleteFrom('review_request').where('issue_id', '=', issueId)
  const removed = await ('userId' in reviewer
    ? requests.where('user_id', '=', reviewer.userId)
    : requests.where('team_id', '=', reviewer.teamId)
  )
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

/** A review fulfills the requests of its author and of the teams of its author. */
export async function fulfillRequests(
  tx: Transaction<Tables>,
  issueId: number,
  userId: number,
): Promise<void> {
  await tx
    .deleteFrom('review_request')
    .where('issue_id', '=', issueId)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb('team_id', 'in', (teams) =>
          teams
            .selectFrom('team_ancestor')
            .innerJoin('team_member', 'team_member.team_id', 'team_ancestor.team_id')
            .where('team_member.user_id', '=', userId)
            .select('team_ancestor.ancestor_id'),
        ),
      ]),
    )
    .execute()
}
