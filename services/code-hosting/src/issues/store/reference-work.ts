import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { TokenRights } from '../../database/token-rights.ts'

/** Commits of a push whose references still have to be processed. */
export interface ReferenceWork {
  id: number
  repositoryId: number
  actorId: number
  token?: TokenRights | undefined
  /** Oldest first. */
  oids: readonly string[]
  position: WorkPosition
}

export interface WorkPosition {
  commitsDone: number
  /** Progress within the current commit. */
  referencesDone: number
  /** Progress over all commits. */
  totalDone: number
}

export async function insertReferenceWork(
  tx: Transaction<Tables>,
  { repositoryId, actorId, token, oids }: Omit<ReferenceWork, 'id' | 'position'>,
): Promise<void> {
  await tx
    .insertInto('reference_work')
    .values({
      repository_id: repositoryId,
      actor_id: actorId,
      token: token ? encodeJson(token) : null,
      oids: encodeJson(oids),
      commits_done: 0,
      references_done: 0,
      total_done: 0,
    })
    .execute()
}

export async function hasReferenceWork(db: Kysely<Tables>, repositoryId: number): Promise<boolean> {
  const row = await db
    .selectFrom('reference_work')
    .select('id')
    .where('repository_id', '=', repositoryId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findOldestReferenceWork(
  db: Kysely<Tables>,
  repositoryId: number,
): Promise<ReferenceWork | undefined> {
  const row = await db
    .selectFrom('reference_work')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      repositoryId,
      actorId: row.actor_id,
      token: row.token === null ? undefined : decodeJson<TokenRights>(row.token),
      oids: decodeJson<string[]>(row.oids),
      position: {
        commitsDone: row.commits_done,
        referencesDone: row.references_done,
        totalDone: row.total_done,
      },
    }
  )
}

/** Compare-and-set, so each reference is processed once. Without `to` the work is deleted. */
export async function advanceReferenceWork(
  tx: Transaction<Tables>,
  { id, position }: Pick<ReferenceWork, 'id' | 'position'>,
  to: WorkPosition | undefined,
): Promise<boolean> {
  const columns = {
    commits_done: position.commitsDone,
    references_done: position.referencesDone,
  }
  const changed = to
    ? await tx
        .updateTable('reference_work')
        .set({
          commits_done: to.commitsDone,
          references_done: to.referencesDone,
          total_done: to.totalDone,
        })
        .where('id', '=', id)
        .where((eb) => eb.and(columns))
        .returning('id')
        .execute()
    : await tx
        .deleteFrom('reference_work')
        .where('id', '=', id)
        .where((eb) => eb.and(columns))
        .returning('id')
        .execute()
  return changed.length > 0
}
