import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'

export async function listPullCommits(db: Kysely<Tables>, issueId: number): Promise<string[]> {
  const rows = await db.selectFrom('pull_commit').select('oid').where('issue_id', '=', issueId).execute()
  return rows.map(({ oid }) => oid)
}

export async function replacePullCommits(
  tx: Transaction<Tables>,
  { id, repository_id }: { id: number; repository_id: number },
  { added, removed }: { added: readonly string[]; removed: readonly string[] },
): Promise<void> {
  if (removed.length)
    await tx.deleteFrom('pull_commit').where('issue_id', '=', id).where('oid', 'in', removed).execute()
  if (added.length)
    await tx
      .insertInto('pull_commit')
      .values(added.map((oid) => ({ issue_id: id, repository_id, oid })))
      .execute()
}

/** Open and merged pull requests with this commit, or only merged ones. */
export async function listPullIdsOfCommit(
  db: Kysely<Tables>,
  repositoryId: number,
  oid: string,
  { isMerged, limit, offset }: { isMerged: boolean; limit: number; offset: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('pull_request')
    .select('issue_id')
    .where((eb) =>
      eb.or([
        eb(
          'issue_id',
          'in',
          eb
            .selectFrom('pull_commit')
            .select('pull_commit.issue_id')
            .where('pull_commit.repository_id', '=', repositoryId)
            .where('pull_commit.oid', '=', oid),
        ),
        eb(
          'issue_id',
          'in',
          eb
            .selectFrom('pull_request as merged')
            .select('merged.issue_id')
            .where('merged.repository_id', '=', repositoryId)
            .where('merged.merge_commit_oid', '=', oid)
            .where('merged.merged_at_ms', 'is not', null),
        ),
      ]),
    )
    .where((eb) =>
      isMerged
        ? eb('merged_at_ms', 'is not', null)
        : eb.or([eb('is_open', '=', 1), eb('merged_at_ms', 'is not', null)]),
    )
    .orderBy('issue_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(({ issue_id }) => issue_id)
}
