import type { LiveTokenPage, NewToken, Token } from '@octavo/platform/auth/auth.ts'
import type { Transaction } from 'kysely'
import { allScopes } from '../access/scopes.ts'
import { newClassicSecret, newFineGrainedSecret } from '../access/secrets.ts'
import { impersonation } from '../access/token-kinds.ts'
import { allPermissions } from '../access/token-permissions.ts'
import type { Level, Viewer } from '../access/viewer.ts'
import { getAccount } from '../accounts/accounts.ts'
import { findProfileById } from '../accounts/store/accounts.ts'
import type { Context } from '../context.ts'
import type { AccountRow } from '../database/account-rows.ts'
import type { Tables } from '../database/tables.ts'
import { problem, validationFailed } from '../errors.ts'
import { findMembershipRow } from '../organizations/store/memberships.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { findRepository } from '../repositories/store/repositories.ts'

export interface ClassicTokenInput {
  scopes: readonly string[]
}

export interface FineGrainedTokenInput {
  owner?: string | undefined
  repositories?: readonly string[] | undefined
  permissions: Record<string, Level>
}

interface TokenInput {
  note: string
  expiresInDays?: number | undefined
}

const dayMs = 24 * 60 * 60 * 1000
/** Fine-grained tokens expire by default. */
const defaultDays = 30
/** Per user, as on GitHub. */
const maxFineGrained = 50

export function createPersonalTokens({ db, auth, clock, ids, audit }: Context) {
  const expiry = (days: number | undefined) =>
    days === undefined ? {} : { expiresAtMs: clock.now() + days * dayMs }

  /** Issues it in the transaction that reads what it depends on: the caller was authenticated before. */
  function issue(user: AccountRow, compose: (tx: Transaction<Tables>) => Promise<NewToken> | NewToken) {
    return db.write(async (tx) => {
      const account = await findProfileById(tx, user.id)
      if (!account || account.suspended_at_ms !== null) throw problem('bad_credentials')
      const issued = await auth.issueTokenIn(tx, await compose(tx))
      await record(tx, user, 'create', issued.token)
      return issued
    })
  }

  async function record(
    tx: Transaction<Tables>,
    user: AccountRow,
    verb: 'create' | 'destroy',
    { id, kind, scopes, label }: Token,
  ): Promise<void> {
    const category = kind === 'fine-grained' ? 'personal_access_token' : 'oauth_access'
    const data = { token_id: id, name: label, scopes: [...scopes] }
    await audit.record(tx, { action: `${category}.${verb}`, actor: user, user, data })
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
    if (membership?.state !== 'active') throw invalidField('owner')
    return owner
  }

  async function findRepositoryIds(
    tx: Transaction<Tables>,
    viewer: Viewer,
    owner: AccountRow,
    names: readonly string[],
  ) {
    const roleOf = createRoleFinder({ read: tx })
    const selected = []
    for (const name of new Set(names)) {
      const row = (await findRepository(tx, owner.login, name))?.row
      if (!row || row.owner_id !== owner.id || !(await roleOf(viewer, row)))
        throw invalidField('repositories')
      selected.push(row.id)
    }
    return selected
  }

  return {
    async createClassic(user: AccountRow, { note, expiresInDays, scopes }: TokenInput & ClassicTokenInput) {
      if (!scopes.every((scope) => allScopes.includes(scope))) throw invalidField('scopes')
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

    async createFineGrained(user: AccountRow, viewer: Viewer, input: TokenInput & FineGrainedTokenInput) {
      const { note, expiresInDays = defaultDays, repositories = [], permissions } = input
      const unknown = Object.keys(permissions).find((name) => !allPermissions.includes(name))
      if (unknown !== undefined) throw invalidField('permissions')
      return issue(user, async (tx) => {
        const kinds = ['fine-grained']
        if ((await auth.countLiveTokensIn(tx, { userId: user.id, kinds })) >= maxFineGrained)
          throw validationFailed({
            resource: 'PersonalToken',
            code: 'custom',
            message: `A user can have at most ${maxFineGrained} fine-grained tokens.`,
          })
        const owner = await getOwner(tx, user, input.owner)
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

    /** Newest first, without impersonation tokens. */
    list: (userId: number, page: Pick<LiveTokenPage, 'offset' | 'limit'>) =>
      auth.listLiveTokens(userId, { ...page, order: 'desc', exceptKind: impersonation }),

    revoke: (user: AccountRow, id: number): Promise<void> =>
      db.write(async (tx) => {
        const [revoked] = await auth.revokeTokensIn(tx, { userId: user.id, id })
        if (!revoked) throw problem('not_found')
        await record(tx, user, 'destroy', revoked)
      }),
  }
}

export type PersonalTokens = ReturnType<typeof createPersonalTokens>

function invalidField(field: string) {
  return validationFailed({ resource: 'PersonalToken', field, code: 'invalid' })
}
