import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { addTally, facets, nobody } from './issue-facets.ts'

/** Removes all issues from a milestone, in one transaction, because the counts must match. */
export async function clearMilestone(
  tx: Transaction<Tables>,
  repositoryId: number,
  milestoneId: number,
): Promise<void> {
  const kind = facets.milestone
  const of = { repository_id: repositoryId, kind, subject_id: milestoneId }
  await tx
    .updateTable('issue')
    .set({ milestone_id: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('issue_facet')
        .select('issue_id')
        .where((facet) => facet.and(of)),
    )
    .execute()
  await tx
    .updateTable('issue_facet')
    .set({ subject_id: nobody })
    .where((eb) => eb.and(of))
    .execute()
  const tally = await tx
    .deleteFrom('issue_tally')
    .where((eb) => eb.and(of))
    .returning(['open', 'closed'])
    .executeTakeFirst()
  if (tally) await addTally(tx, repositoryId, [{ kind, subjectId: nobody }], tally)
}
