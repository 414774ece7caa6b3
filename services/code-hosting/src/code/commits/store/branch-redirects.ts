import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../../database/tables.ts'

interface Renaming {
  repositoryId: number
  from: string
  to: string
}

export async function addBranchRedirect(
  tx: Transaction<Tables>,
  { repositoryId, from, to }: Renaming,
): Promise<void> {
  await tx
    .deleteFrom('branch_redirect')
    .where('repository_id', '=', repositoryId)
    .where('name', '=', to)
    .execute()
  await tx
    .updateTable('branch_redirect')
    .set({ new_name: to })
    .where('repository_id', '=', repositoryId)
    .where('new_name', '=', from)
    .execute()
  await tx
    .insertInto('branch_redirect')
    .values({ repository_id: repositoryId, name: from, new_name: to })
    .onConflict((conflict) => conflict.columns(['repository_id', 'name']).doUpdateSet({ new_name: to }))
    .execute()
}

/** The branch that `path` is, or starts with, if it was renamed. Names may have slashes, so the longest one counts. */
export async function findBranchRedirect(
  db: Kysely<Tables>,
  repositoryId: number,
  path: string,
): Promise<{ name: string; new_name: string } | undefined> {
  const parts = path.split('/').slice(0, maxSegments)
  const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  const redirects = await db
    .selectFrom('branch_redirect')
    .select(['name', 'new_name'])
    .where('repository_id', '=', repositoryId)
    .where('name', 'in', names)
    .execute()
  return redirects.sort((a, b) => b.name.length - a.name.length)[0]
}

const maxSegments = 20
