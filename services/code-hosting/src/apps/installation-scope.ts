import type { Database } from '@octavo/platform/data/database.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { findInstallation } from './store/installations.ts'

/** Refuses tokens whose installation was deleted or suspended. Its repositories are checked with their roles. */
export function createInstallationScope({ read }: Pick<Database<Tables>, 'read'>) {
  return async function requireInstallation(id: number): Promise<void> {
    const installation = await findInstallation(read, id)
    if (!installation) throw problem('bad_credentials')
    if (installation.suspended_at_ms !== null) throw problem('suspended_installation')
  }
}
