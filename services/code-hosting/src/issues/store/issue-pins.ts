import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { IssueRow } from './issues.ts'

/** At most a few. */
export function listPinned(db: Kysely<Tables>, repositoryId: number): Promise<IssueRow[]> {
  return db
    .selectFrom('issue')
    .selectAll()
    .where('repository_id', '=', repositoryId)
    .where('pin_position', 'is not', null)
    .orderBy('pin_position')
    .execute()
}
