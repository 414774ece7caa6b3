import type { Database } from '@octavo/platform/data/database.ts'
import type { Viewer } from '../access/viewer.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import type { Origins } from './present/full-repository.ts'
import type { FindRole } from './repository-roles.ts'
import { findRepositoryById } from './store/repositories.ts'

export type FindOrigins = (viewer: Viewer, repository: RepositoryRow) => Promise<Origins>

/** Finds the parent, source and template of a repository, as far as the viewer may read them. */
export function createOriginFinder(
  { read }: Pick<Database<Tables>, 'read'>,
  findRole: FindRole,
): FindOrigins {
  return async (viewer, { parent_id, source_id, template_id }) => {
    const parent = await findVisible(viewer, parent_id)
    const source = source_id === parent_id ? parent : await findVisible(viewer, source_id)
    return { parent, source, template: await findVisible(viewer, template_id) }
  }

  async function findVisible(viewer: Viewer, id: number | null): Promise<RepositoryRow | undefined> {
    if (id === null) return undefined
    const row = await findRepositoryById(read, id)
    return row && (await findRole(viewer, row)) ? row : undefined
  }
}
