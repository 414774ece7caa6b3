import type { Caller } from '@octavo/platform/auth/auth.ts'
import type { Kysely } from 'kysely'
import { impersonation, userAccess } from '../access/token-kinds.ts'
import { viewerOf } from '../access/viewer.ts'
import { mayBeImpersonated } from '../accounts/store/impersonations.ts'
import type { AppGrants } from '../context/app-grants.ts'
import type { BaseContext } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { problem } from '../errors.ts'
import { permissionsOf } from './installations.ts'
import { findAppOfClient } from './store/apps.ts'
import { findInstallation, listInstalledOwners } from './store/installations.ts'

export function createAppGrants({ db: { read } }: Pick<BaseContext, 'db'>): AppGrants {
  async function requireInstallation(db: Kysely<Tables>, id: number): Promise<void> {
    const installation = await findInstallation(db, id)
    if (!installation) throw problem('bad_credentials')
    if ((installation.suspended_at_ms ?? installation.app_owner_suspended_at_ms) !== null)
      throw problem('suspended_installation')
  }

  async function readScopes(db: Kysely<Tables>, { user, appId }: Caller): Promise<Set<string>> {
    const app = user && appId !== null && (await findAppOfClient(db, appId))
    if (!app) throw problem('bad_credentials')
    const owners = await listInstalledOwners(db, app.id, user.id)
    return new Set([
      `app:${app.id}`,
      ...owners.map((id) => `owner:${id}`),
      ...Object.entries(permissionsOf(app)).map(([name, level]) => `${name}=${level}`),
    ])
  }

  async function requireImpersonation(db: Kysely<Tables>, { user }: Caller): Promise<void> {
    if (!user || !(await mayBeImpersonated(db, user.id))) throw problem('bad_credentials')
  }

  return {
    async read(caller, db = read) {
      if (caller.kind === impersonation) await requireImpersonation(db, caller)
      if (caller.kind === userAccess) return { ...caller, scopes: await readScopes(db, caller) }
      // Its repositories are checked with the roles.
      const { installation } = viewerOf(caller)
      if (installation) await requireInstallation(db, installation.id)
      return caller
    },
  }
}
