import { decodeJson, encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { OwnerGroup } from '../code-owners.ts'

/** The commits that code owners were read for. */
export interface OwnershipKey {
  base_oid: string
  head_oid: string
}

/** Returns undefined unless the code owners were read for these commits, and null if they are too many to compare. */
export async function findOwnerGroups(
  db: Kysely<Tables>,
  issueId: number,
  { base_oid, head_oid }: OwnershipKey,
): Promise<OwnerGroup[] | null | undefined> {
  const row = await db
    .selectFrom('review_ownership')
    .select('groups')
    .where('issue_id', '=', issueId)
    .where('base_oid', '=', base_oid)
    .where('head_oid', '=', head_oid)
    .executeTakeFirst()
  return row && decodeJson<OwnerGroup[] | null>(row.groups)
}

export async function setOwnerGroups(
  tx: Transaction<Tables>,
  issueId: number,
  { base_oid, head_oid }: OwnershipKey,
  groups: readonly OwnerGroup[] | null,
): Promise<void> {
  const values = { base_oid, head_oid, groups: encodeJson(groups) }
  await tx
    .insertInto('review_ownership')
    .values({ issue_id: issueId, ...values, requested: encodeJson({ users: [], teams: [] }) })
    .onConflict((conflict) => conflict.column('issue_id').doUpdateSet(values))
    .execute()
}

/** Marks owners as requested, and returns those that had not been. */
export async function takeUnrequestedOwners(
  tx: Transaction<Tables>,
  issueId: number,
  key: OwnershipKey,
): Promise<OwnerGroup> {
  const groups = (await findOwnerGroups(tx, issueId, key)) ?? []
  const row = await tx
    .selectFrom('review_ownership')
    .select('requested')
    .where('issue_id', '=', issueId)
    .executeTakeFirst()
  const requested = decodeJson<OwnerGroup>(row?.requested ?? '{"users":[],"teams":[]}')
  const users = new Set(groups.flatMap((group) => group.users))
  const teams = new Set(groups.flatMap((group) => group.teams))
  const union = {
    users: [...users.union(new Set(requested.users))],
    teams: [...teams.union(new Set(requested.teams))],
  }
  await tx
    .updateTable('review_ownership')
    .set({ requested: encodeJson(union) })
    .where('issue_id', '=', issueId)
    .execute()
  return {
    users: [...users.difference(new Set(requested.users))],
    teams: [...teams.difference(new Set(requested.teams))],
  }
}
