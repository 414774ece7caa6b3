import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Completion } from '../../../context/pushes.ts'
import type { PushKind } from '../../../database/push-tables.ts'
import type { Tables } from '../../../database/tables.ts'
import type { TokenRights } from '../../../database/token-rights.ts'
import type { RefChange } from '../../../git/git.ts'

/** Ref updates about to be sent to git. `head` is the new default branch. */
export interface Intent {
  repositoryId: number
  actorId: number
  token?: TokenRights | undefined
  changes: readonly RefChange[]
  head?: string | undefined
  completion?: Completion | undefined
}

export type StoredIntent = Intent & { id: number; createdAtMs: number }

export async function insertIntent(tx: Transaction<Tables>, intent: Intent, nowMs: number): Promise<number> {
  const { repositoryId, actorId, token, changes, head, completion } = intent
  const { id } = await tx
    .insertInto('ref_intent')
    .values({
      repository_id: repositoryId,
      actor_id: actorId,
      changes: encodeJson({ token, changes, head, completion }),
      created_at_ms: nowMs,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns false when another process has completed them. */
export async function deleteIntents(tx: Transaction<Tables>, ids: readonly number[]): Promise<boolean> {
  const deleted = await tx.deleteFrom('ref_intent').where('id', 'in', ids).returning('id').execute()
  return deleted.length === ids.length
}

/** Whether a change with this completion is in progress, or waits for its repair. */
export async function hasIntent(
  tx: Transaction<Tables>,
  repositoryId: number,
  kind: string,
  key: number,
): Promise<boolean> {
  const rows = await tx
    .selectFrom('ref_intent')
    .select('changes')
    .where('repository_id', '=', repositoryId)
    .execute()
  return rows.some(({ changes }) => {
    const { completion } = decodeJson<Pick<Intent, 'completion'>>(changes)
    return completion?.kind === kind && completion.key === key
  })
}

/** Oldest first. */
export async function listIntents(db: Kysely<Tables>): Promise<StoredIntent[]> {
  const rows = await db.selectFrom('ref_intent').selectAll().orderBy('id').execute()
  return rows.map((row) => ({
    id: row.id,
    repositoryId: row.repository_id,
    actorId: row.actor_id,
    createdAtMs: row.created_at_ms,
    ...decodeJson<Pick<Intent, 'token' | 'changes' | 'head' | 'completion'>>(row.changes),
  }))
}

export async function findRefOid(
  db: Kysely<Tables>,
  repositoryId: number,
  name: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('ref')
    .select('oid')
    .where('repository_id', '=', repositoryId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.oid ?? null
}

/** Databases limit the parameters of a statement. */
const maxRefsPerStatement = 500

export async function setRefs(
  tx: Transaction<Tables>,
  repositoryId: number,
  changes: readonly Pick<RefChange, 'ref' | 'to'>[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += maxRefsPerStatement) {
    const part = changes.slice(start, start + maxRefsPerStatement)
    const deleted = part.filter(({ to }) => to === null).map(({ ref }) => ref)
    const existing = part.flatMap(({ ref, to }) =>
      to === null ? [] : [{ repository_id: repositoryId, name: ref, oid: to }],
    )
    if (deleted.length)
      await tx
        .deleteFrom('ref')
        .where('repository_id', '=', repositoryId)
        .where('name', 'in', deleted)
        .execute()
    if (existing.length)
      await tx
        .insertInto('ref')
        .values(existing)
        .onConflict((conflict) =>
          conflict.columns(['repository_id', 'name']).doUpdateSet((eb) => ({ oid: eb.ref('excluded.oid') })),
        )
        .execute()
  }
}

export interface NewPush {
  repositoryId: number
  actorId: number
  change: RefChange
  kind: PushKind
  nowMs: number
}

export async function insertPush(tx: Transaction<Tables>, push: NewPush): Promise<number> {
  const { id } = await tx
    .insertInto('push')
    .values(pushColumns(push))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Inserts many pushes without returning ids. */
export async function insertPushes(tx: Transaction<Tables>, pushes: readonly NewPush[]): Promise<void> {
  for (let start = 0; start < pushes.length; start += maxRefsPerStatement) {
    const part = pushes.slice(start, start + maxRefsPerStatement)
    await tx.insertInto('push').values(part.map(pushColumns)).execute()
  }
}

function pushColumns({ repositoryId, actorId, change, kind, nowMs }: NewPush) {
  return {
    repository_id: repositoryId,
    actor_id: actorId,
    ref: change.ref,
    before: change.from,
    after: change.to,
    kind,
    pushed_at_ms: nowMs,
  }
}

/** Also changes the version that ETags of git data depend on. */
export async function markPushed(
  tx: Transaction<Tables>,
  repositoryId: number,
  { pushedAtMs, head }: { pushedAtMs: number | undefined; head: string | undefined },
): Promise<void> {
  await tx
    .updateTable('repository')
    .set((eb) => ({
      git_version: eb('git_version', '+', 1),
      version: eb('version', '+', 1),
      ...(pushedAtMs === undefined ? {} : { pushed_at_ms: pushedAtMs, updated_at_ms: pushedAtMs }),
      ...(head === undefined ? {} : { default_branch: head }),
    }))
    .where('id', '=', repositoryId)
    .execute()
}
