import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { facets, nobody } from './issue-facets.ts'
import { incrementIssuesVersion } from './issues.ts'

/** Unassigns all other users from all issues of a repository. */
export async function limitAssignees(
  tx: Transaction<Tables>,
  repositoryId: number,
  keep: { memberOf: number } | { userId: number },
): Promise<void> {
  const kind = facets.assignee
  const removed = await tx
    .deleteFrom('issue_facet')
    .where('repository_id', '=', repositoryId)
    .where('kind', '=', kind)
    .where('subject_id', '!=', nobody)
    .where((eb) =>
      'userId' in keep
        ? eb('subject_id', '!=', keep.userId)
        : eb('subject_id', 'not in', (members) =>
            members
              .selectFrom('membership')
              .where('organization_id', '=', keep.memberOf)
              .where('state', '=', 'active')
              .select('user_id'),
          ),
    )
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) return
  await tx
    .insertInto('issue_facet')
    .columns(['issue_id', 'kind', 'subject_id', 'repository_id', 'is_open', 'updated_at_ms', 'comments'])
    .expression((eb) =>
      eb
        .selectFrom('issue')
        .where('issue.repository_id', '=', repositoryId)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom('issue_facet')
                .whereRef('issue_facet.issue_id', '=', 'issue.id')
                .where('issue_facet.kind', '=', kind)
                .select('issue_facet.issue_id'),
            ),
          ),
        )
        .select(['issue.id', sql.lit(kind).as('kind'), sql.lit(nobody).as('subject_id')])
        .select(['issue.repository_id', 'issue.is_open', 'issue.updated_at_ms', 'issue.comments']),
    )
    .execute()
  await tx
    .deleteFrom('issue_tally')
    .where('repository_id', '=', repositoryId)
    .where('kind', '=', kind)
    .execute()
  await tx
    .insertInto('issue_tally')
    .columns(['repository_id', 'kind', 'subject_id', 'open', 'closed'])
    .expression((eb) =>
      eb
        .selectFrom('issue_facet')
        .where('repository_id', '=', repositoryId)
        .where('kind', '=', kind)
        .groupBy(['repository_id', 'kind', 'subject_id'])
        .select(['repository_id', 'kind', 'subject_id'])
        .select([sql<number>`sum(is_open)`.as('open'), sql<number>`sum(1 - is_open)`.as('closed')]),
    )
    .execute()
  await incrementIssuesVersion(tx, repositoryId)
}
