import type { NewToken, Token } from '@octavo/platform/auth/auth.ts'
import type { Transaction } from 'kysely'
import { knownScopes } from '../access/scopes.ts'
import { newClassicSecret, newFineGrainedSecret } from '../access/secrets.ts'
import { impersonation } from '../access/token-kinds.ts'
import { knownPermissions } from '../access/token-permissions.ts'
import type { Level, Viewer } from '../access/viewer.ts'
import { getAccount } from '../accounts/accounts.ts'
import { findProfileById } from '../accounts/store/accounts.ts'
import type { Hosting } from '../context/hosting.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { type FieldError, problem, validationFailed } from '../errors.ts'
import { findMembershipRow } from '../organizations/store/memberships.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepository } from '../repositories/store/repositories.ts'

export interface ClassicWish {
  scopes: readonly string[]
}

export interface FineGrainedWish {
  owner?: string | undefined
  repositories?: readonly string[] | undefined
  permissions: Record<string, Level>
}

interface Wish {
  note: string
  expiresInDays?: number | undefined
}

const dayMs = 24 * 60 * 60 * 1000
/** What was given to parts only should not be forgotten somewhere for good. */
const defaultDays = 30

/** Tokens that people make for themselves. */
export function createPersonalTokens({ db, auth, clock, ids }: Hosting) {
  const expiry = (days: number | undefined) =>
    days === undefined ? {} : { expiresAtMs: clock.now() + days * dayMs }

  /** Issues it in the transaction that reads what it depends on: the caller was authenticated before. */
  function issue(user: AccountRow, compose: (tx: Transaction<Tables>) => Promise<NewToken> | NewToken) {
    return db.write(async (tx) => {
      const account = await findProfileById(tx, user.id)
      if (!account || account.suspended_at_ms !== null) throw problem('bad_credentials')
      return auth.issueTokenIn(tx, await compose(tx))
    })
  }

  async function getOwner(
    tx: Transaction<Tables>,
    user: AccountRow,
    login: string | undefined,
  ): Promise<AccountRow> {
    if (login === undefined) return user
    const owner = await getAccount(tx, login)
    if (owner.id === user.id) return owner
    const membership = await findMembershipRow(tx, owner.id, user.id)
    if (membership?.state !== 'active') throw flawed('owner', 'invalid')
    return owner
  }

  async function findRepositoryIds(
    tx: Transaction<Tables>,
    viewer: Viewer,
    owner: AccountRow,
    names: readonly string[],
  ) {
    const roleOf = createRoleFinder({ read: tx })
    const found = []
    for (const name of names) {
      const row = (await findRepository(tx, owner.login, name))?.row
      if (!row || row.owner_id !== owner.id || !(await roleOf(viewer, row)))
        throw flawed('repositories', 'invalid')
      found.push(row.id)
    }
    return found
  }

  return {
    async createClassic(user: AccountRow, { note, expiresInDays, scopes }: Wish & ClassicWish) {
      if (!scopes.every((scope) => knownScopes.includes(scope))) throw flawed('scopes', 'invalid')
      return issue(user, () => ({
        userId: user.id,
        kind: 'classic',
        plan: 'user',
        scopes: [...new Set(scopes)],
        label: note,
        secret: newClassicSecret(ids),
        ...expiry(expiresInDays),
      }))
    },

    async createFineGrained(user: AccountRow, viewer: Viewer, wish: Wish & FineGrainedWish) {
      const { note, expiresInDays = defaultDays, repositories = [], permissions } = wish
      const unknown = Object.keys(permissions).find((name) => !knownPermissions.includes(name))
      if (unknown !== undefined) throw flawed('permissions', 'invalid')
      return issue(user, async (tx) => {
        const owner = await getOwner(tx, user, wish.owner)
        const chosen = await findRepositoryIds(tx, viewer, owner, repositories)
        return {
          userId: user.id,
          kind: 'fine-grained',
          plan: 'user',
          scopes: [
            `owner:${owner.id}`,
            ...chosen.map((id) => `repository:${id}`),
            ...Object.entries(permissions).map(([name, level]) => `${name}=${level}`),
          ],
          label: note,
          secret: newFineGrainedSecret(ids),
          ...expiry(expiresInDays),
        }
      })
    },

    /** The newest first. Nobody sees there how those who run the place act as them. */
    async list(userId: number): Promise<Token[]> {
      const tokens = await auth.listTokens(userId)
      const nowMs = clock.now()
      return tokens
        .filter(
          ({ kind, revokedAtMs, expiresAtMs }) =>
            kind !== impersonation && revokedAtMs === null && (expiresAtMs === null || expiresAtMs > nowMs),
        )
        .reverse()
    },

    async revoke(userId: number, id: number): Promise<void> {
      const own = (await auth.listTokens(userId)).some((token) => token.id === id)
      if (!own || !(await auth.revokeToken(id))) throw problem('not_found')
    },
  }
}

export type PersonalTokens = ReturnType<typeof createPersonalTokens>

function flawed(field: string, code: FieldError['code']) {
  return validationFailed({ resource: 'PersonalToken', field, code })
}
