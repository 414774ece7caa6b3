import type { Compilable, CompiledQuery, Insertable, Selectable } from 'kysely'
import type { Auth, NewToken, Token, User } from '../../auth/auth.ts'
import { AuthError } from '../../auth/errors.ts'
import { hashSecret } from '../../auth/secrets.ts'
import type { Clock } from '../../clock.ts'
import { createBatchLoader } from '../../data/batch-loader.ts'
import { decodeJson, encodeJson } from '../../data/columns.ts'
import type { Database } from '../../data/database.ts'
import { isForeignKeyViolation } from '../../data/violations.ts'
import type { Ids } from '../../ids.ts'
import type { AuthTables, TokenTable } from './tables.ts'

export interface Tokens {
  issue(token: NewToken): Promise<{ secret: string; token: Token }>
  issueIn: Auth['issueTokenIn']
  findBySecret(secret: string): Promise<{ token: Token; user: User | null } | undefined>
  find: Auth['findToken']
  listLive: Auth['listLiveTokens']
  countLiveIn: Auth['countLiveTokensIn']
  listIssued: Auth['listIssuedTokens']
  /** Returns false when the token does not exist or is already revoked. */
  revoke(id: number): Promise<boolean>
  revokeIn: Auth['revokeTokensIn']
  isValidIn: Auth['isValidIn']
  renew: Auth['renewToken']
}

// 238 bits.
export const secretLength = 40
const minSecretLength = 16
const maxPrefixLength = 8

const tokenColumns = [
  'octavo_token.id',
  'octavo_token.prefix',
  'octavo_token.user_id',
  'octavo_token.app_id',
  'octavo_token.kind',
  'octavo_token.plan',
  'octavo_token.scopes',
  'octavo_token.label',
  'octavo_token.created_at_ms',
  'octavo_token.expires_at_ms',
  'octavo_token.revoked_at_ms',
  'octavo_token.last_used_at_ms',
] as const

type TokenRow = Omit<Selectable<TokenTable>, 'secret_hash' | 'grant_id'>

export function createTokens({
  db,
  clock,
  ids,
}: {
  db: Database<AuthTables>
  clock: Clock
  ids: Ids
}): Tokens {
  const bySecretHash = selectBySecretHash(db, ['']).compile()
  const findByHash = createBatchLoader(async (_key, hashes: readonly string[]) => {
    // Compiled once for the common case of one hash, since every authenticated request runs it.
    const query: CompiledQuery<FoundRow> =
      hashes.length === 1 ? { ...bySecretHash, parameters: hashes } : selectBySecretHash(db, hashes).compile()
    const { rows } = await db.read.executeQuery(query)
    const byHash = new Map(rows.map((row) => [row.secret_hash, row]))
    return hashes.map((hash) => byHash.get(hash))
  })

  async function issueWith(run: (insert: Compilable<TokenRow>) => Promise<TokenRow[]>, token: NewToken) {
    const secret = token.secret ?? ids.text(secretLength)
    const insert = db.read
      .insertInto('octavo_token')
      .values(tokenRow(token, secret, clock.now()))
      .onConflict((conflict) => conflict.column('secret_hash').doNothing())
      .returning(tokenColumns)
    const [row] = await run(insert).catch((error) => {
      throw isForeignKeyViolation(error) ? new AuthError('user_missing') : error
    })
    if (row === undefined) throw new AuthError('secret_taken')
    return { secret, token: toToken(row) }
  }

  const selectLive = (userId: number) =>
    db.read
      .selectFrom('octavo_token')
      .where('user_id', '=', userId)
      .where('revoked_at_ms', 'is', null)
      .where(({ or, eb }) => or([eb('expires_at_ms', 'is', null), eb('expires_at_ms', '>', clock.now())]))

  const updateRevoked = () =>
    db.read.updateTable('octavo_token').set({ revoked_at_ms: clock.now() }).where('revoked_at_ms', 'is', null)

  return {
    issue: (token) => issueWith(db.run, token),

    issueIn: (tx, token) =>
      issueWith(async (insert) => (await tx.executeQuery(insert.compile())).rows, token),

    async findBySecret(secret) {
      const row = await findByHash('', hashSecret(secret))
      return row && { token: toToken(row), user: toHolder(row) }
    },

    async find(id) {
      const row = await db.read
        .selectFrom('octavo_token')
        .select(tokenColumns)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && toToken(row)
    },

    async listLive(userId, { offset, limit, order, exceptKind }) {
      const live = selectLive(userId).$if(exceptKind !== undefined, (query) =>
        query.where('kind', '!=', String(exceptKind)),
      )
      const [rows, { total }] = await Promise.all([
        live.select(tokenColumns).orderBy('id', order).limit(limit).offset(offset).execute(),
        live.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { tokens: rows.map(toToken), total: Number(total) }
    },

    async countLiveIn(tx, { userId, kinds }) {
      const count = selectLive(userId)
        .where('kind', 'in', kinds)
        .select(({ fn }) => fn.countAll<number>().as('total'))
      const { rows } = await tx.executeQuery(count.compile())
      return Number(rows[0]?.total ?? 0)
    },

    async listIssued({ userId, before, limit }) {
      const rows = await db.read
        .selectFrom('octavo_token')
        .leftJoin('octavo_user', 'octavo_user.id', 'octavo_token.user_id')
        .select([...tokenColumns, 'octavo_user.login'])
        .$if(userId !== undefined, (query) => query.where('octavo_token.user_id', '=', Number(userId)))
        .$if(before !== undefined, (query) => query.where('octavo_token.id', '<', Number(before)))
        .orderBy('octavo_token.id', 'desc')
        // Fetches one extra row to detect the next page.
        .limit(limit + 1)
        .execute()
      const tokens = rows.slice(0, limit).map((row) => ({ ...toToken(row), login: row.login }))
      return { tokens, next: rows.length > limit ? (tokens.at(-1)?.id ?? null) : null }
    },

    async revoke(id) {
      const revoked = await db.run(updateRevoked().where('id', '=', id).returning('id'))
      return revoked.length > 0
    },

    async revokeIn(tx, { userId, id, kind }) {
      const update = updateRevoked()
        .where('user_id', '=', userId)
        .$if(id !== undefined, (query) => query.where('id', '=', Number(id)))
        .$if(kind !== undefined, (query) => query.where('kind', '=', String(kind)))
        .returning(tokenColumns)
      return (await tx.executeQuery(update.compile())).rows.map(toToken)
    },

    async isValidIn(within, { tokenId, user }) {
      if (tokenId === null && !user) return true
      const valid =
        tokenId === null
          ? db.read.selectFrom('octavo_user').where('octavo_user.id', '=', user?.id ?? 0)
          : db.read
              .selectFrom('octavo_token')
              .leftJoin('octavo_user', 'octavo_user.id', 'octavo_token.user_id')
              .where('octavo_token.id', '=', tokenId)
              .where('octavo_token.revoked_at_ms', 'is', null)
              .where(({ or, eb }) =>
                or([
                  eb('octavo_token.expires_at_ms', 'is', null),
                  eb('octavo_token.expires_at_ms', '>', clock.now()),
                ]),
              )
      const query = valid
        .where('octavo_user.suspended_at_ms', 'is', null)
        .select(({ lit }) => lit(1).as('one'))
      return (await within.executeQuery(query.compile())).rows.length > 0
    },

    async renew(id, secret = ids.text(secretLength)) {
      if (!isSecret(secret)) throw new AuthError('secret_invalid')
      const [row] = await db.run(
        db.read
          .updateTable('octavo_token')
          .set({ secret_hash: hashSecret(secret), prefix: prefixOf(secret), created_at_ms: clock.now() })
          .where('id', '=', id)
          .where('revoked_at_ms', 'is', null)
          .returning(tokenColumns),
      )
      return row && { secret, token: toToken(row) }
    },
  }
}

/** The row of a new token, for callers that insert it with other rows. */
export function tokenRow(token: NewToken, secret: string, nowMs: number): Insertable<TokenTable> {
  if (!isSecret(secret)) throw new AuthError('secret_invalid')
  return {
    secret_hash: hashSecret(secret),
    prefix: prefixOf(secret),
    user_id: token.userId ?? null,
    app_id: token.appId ?? null,
    grant_id: token.grantId ?? null,
    kind: token.kind,
    plan: token.plan,
    scopes: encodeJson(token.scopes ?? []),
    label: token.label ?? '',
    created_at_ms: nowMs,
    expires_at_ms: token.expiresAtMs ?? null,
    revoked_at_ms: null,
    last_used_at_ms: null,
  }
}

function selectBySecretHash(db: Database<AuthTables>, secretHashes: readonly string[]) {
  return db.read
    .selectFrom('octavo_token')
    .leftJoin('octavo_user', 'octavo_user.id', 'octavo_token.user_id')
    .select(tokenColumns)
    .select((row) => [
      'octavo_token.secret_hash',
      'octavo_user.id as holder_id',
      'octavo_user.suspended_at_ms as holder_suspended_at_ms',
      // These are null only together with the id.
      row.ref('octavo_user.login').$notNull().as('holder_login'),
      row.ref('octavo_user.role').$notNull().as('holder_role'),
      row.ref('octavo_user.plan').$notNull().as('holder_plan'),
      row.ref('octavo_user.created_at_ms').$notNull().as('holder_created_at_ms'),
    ])
    .where('octavo_token.secret_hash', 'in', secretHashes)
}

type FoundRow = Awaited<ReturnType<ReturnType<typeof selectBySecretHash>['executeTakeFirstOrThrow']>>

function toHolder(row: FoundRow): User | null {
  if (row.holder_id === null) return null
  return {
    id: row.holder_id,
    login: row.holder_login,
    role: row.holder_role,
    plan: row.holder_plan,
    createdAtMs: row.holder_created_at_ms,
    suspendedAtMs: row.holder_suspended_at_ms,
  }
}

function toToken(row: TokenRow): Token {
  return {
    id: row.id,
    userId: row.user_id,
    appId: row.app_id,
    kind: row.kind,
    plan: row.plan,
    scopes: decodeJson<string[]>(row.scopes),
    label: row.label,
    prefix: row.prefix,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    revokedAtMs: row.revoked_at_ms,
    lastUsedAtMs: row.last_used_at_ms,
  }
}

// Visible ASCII is safe in headers.
function isSecret(text: string): boolean {
  return text.length >= minSecretLength && /^[\x21-\x7e]+$/.test(text)
}

/** At most a quarter of the secret, so that short secrets stay unguessable. */
function prefixOf(secret: string): string {
  return secret.slice(0, Math.min(maxPrefixLength, Math.floor(secret.length / 4)))
}
