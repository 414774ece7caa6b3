import type { Transaction } from 'kysely'
import { newInstallationSecret } from '../access/secrets.ts'
import type { Level } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import type { RepositoryRow } from '../database/repository-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, unprocessable } from '../errors.ts'
import { listInstalledAmong } from '../repositories/store/installed-repositories.ts'
import { findRepository, listRepositoriesById } from '../repositories/store/repositories.ts'
import { permissionsOf } from './installations.ts'
import type { AppRow } from './store/apps.ts'
import { findInstallation, type InstallationRow } from './store/installations.ts'

export interface TokenInput {
  repositories?: readonly string[] | undefined
  repositoryIds?: readonly number[] | undefined
  permissions?: Record<string, Level> | undefined
}

export interface InstallationToken {
  secret: string
  expiresAtMs: number
  permissions: Record<string, Level>
  /** The selected repositories, if the token is limited to some. */
  repositories: RepositoryRow[] | undefined
  installation: InstallationRow
}

const lifetimeMs = 60 * 60_000
const levels: readonly Level[] = ['read', 'write', 'admin']

export function createInstallationTokens({ auth, db, clock, ids }: Context) {
  /** Names and ids select together. All must be covered by the installation. */
  async function select(
    tx: Transaction<Tables>,
    installation: InstallationRow,
    { repositories = [], repositoryIds = [] }: TokenInput,
  ): Promise<RepositoryRow[] | undefined> {
    if (repositories.length + repositoryIds.length === 0) return undefined
    const named = []
    for (const name of repositories)
      named.push((await findRepository(tx, installation.account_login, name))?.row ?? inaccessible())
    const rows = [...named, ...(await listRepositoriesById(tx, repositoryIds))]
    const rowIds = [...new Set(rows.map(({ id }) => id))]
    const installed = rowIds.length
      ? await listInstalledAmong(tx, { id: installation.id }, rowIds)
      : new Set<number>()
    const isMissing = repositoryIds.some((id) => !installed.has(id))
    if (isMissing || rowIds.some((id) => !installed.has(id))) inaccessible()
    return rowIds.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  }

  return {
    create: (app: AppRow, installationId: number, input: TokenInput): Promise<InstallationToken> =>
      db.write(async (tx) => {
        const installation = await findInstallation(tx, installationId)
        if (installation?.app_id !== app.id) throw problem('not_found')
        if (installation.suspended_at_ms !== null) throw problem('suspended_installation')
        const permissions = narrow(permissionsOf(installation), input.permissions)
        const repositories = await select(tx, installation, input)
        const expiresAtMs = clock.now() + lifetimeMs
        const { secret } = await auth.issueTokenIn(tx, {
          userId: app.bot_id,
          kind: 'installation',
          plan: 'installation',
          scopes: [
            `app:${app.id}`,
            `installation:${installation.id}`,
            `owner:${installation.account_id}`,
            ...(repositories ?? []).map(({ id }) => `repository:${id}`),
            ...Object.entries(permissions).map(([name, level]) => `${name}=${level}`),
          ],
          label: '',
          expiresAtMs,
          secret: newInstallationSecret(ids),
        })
        return { secret, expiresAtMs, permissions, repositories, installation }
      }),

    revoke: (tokenId: number) => auth.revokeToken(tokenId),
  }
}

export type InstallationTokens = ReturnType<typeof createInstallationTokens>

function narrow(
  granted: Record<string, Level>,
  requested: Record<string, Level> | undefined,
): Record<string, Level> {
  if (!requested) return granted
  const exceeding = Object.entries(requested).find(([name, level]) => {
    const most = granted[name]
    return most === undefined || levels.indexOf(level) > levels.indexOf(most)
  })
  if (exceeding) throw unprocessable('The permissions requested are not granted to this installation.')
  return { ...requested, metadata: 'read' }
}

function inaccessible(): never {
  throw unprocessable(
    'There is at least one repository that does not exist or is not accessible to the parent installation.',
  )
}
