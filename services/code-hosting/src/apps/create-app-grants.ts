import type { Caller } from '@octavo/platform/auth/auth.ts'
import { userAccess } from '../access/token-kinds.ts'
import { viewerOf } from '../access/viewer.ts'
import type { AppGrants } from '../context/app-grants.ts'
import type { BaseContext } from '../context.ts'
import { problem } from '../errors.ts'
import { permissionsOf } from './installations.ts'
import { findAppOfClient } from './store/apps.ts'
import { findInstallation, listInstalledOwners } from './store/installations.ts'

export function createAppGrants({ db: { read } }: Pick<BaseContext, 'db'>): AppGrants {
  async function requireInstallation(id: number): Promise<void> {
    const installation = await findInstallation(read, id)
    if (!installation) throw problem('bad_credentials')
    if (installation.suspended_at_ms !== null) throw problem('suspended_installation')
  }

  async function readScopes({ user, appId }: Caller): Promise<Set<string>> {
    const app = user && appId !== null && (await findAppOfClient(read, appId))
    if (!app) throw problem('bad_credentials')
    const owners = await listInstalledOwners(read, app.id, user.id)
    return new Set([
      `app:${app.id}`,
      ...owners.map((id) => `owner:${id}`),
      ...Object.entries(permissionsOf(app)).map(([name, level]) => `${name}=${level}`),
    ])
  }

  return {
    async read(caller) {
      if (caller.kind === userAccess) return { ...caller, scopes: await readScopes(caller) }
      // Its repositories are checked with the roles.
      const { installation } = viewerOf(caller)
      if (installation) await requireInstallation(installation.id)
      return caller
    },
  }
}
