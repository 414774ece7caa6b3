import type { Compilable, Selectable, Transaction } from 'kysely'
import type { Clock } from '../../clock.ts'
import { decodeJson, encodeJson, fromBit, toBit } from '../../data/columns.ts'
import type { Database } from '../../data/database.ts'
import type { Ids } from '../../ids.ts'
import type { AppTable } from '../../internal/auth/oauth/tables.ts'
import type { AuthTables } from '../../internal/auth/tables.ts'
import { AuthError } from '../errors.ts'
import { hashSecret, isSameSecret } from '../secrets.ts'
import { isRedirectUri } from './redirects.ts'

/** A registered OAuth client (RFC 6749 §2). */
export interface OAuthApp {
  id: number
  clientId: string
  name: string
  homepage: string
  ownerId: number | null
  redirectUris: readonly string[]
  /** A public client has no secret (RFC 6749 §2.1). */
  isPublic: boolean
  allowsImplicit: boolean
  plan: string
  createdAtMs: number
}

export interface NewApp {
  name: string
  redirectUris: readonly string[]
  homepage?: string
  ownerId?: number
  isPublic?: boolean
  allowsImplicit?: boolean
  plan?: string
  /** For services with an id and secret format. Defaults to random values. */
  clientId?: string
  clientSecret?: string
}

export interface CreatedApp {
  app: OAuthApp
  clientSecret: string | null
}

export interface Apps {
  /** Returns the secret, which is not stored in plain text. A public app has none. */
  create(app: NewApp): Promise<CreatedApp>
  /** Creates the app in a transaction of the service, so the caller can check its preconditions atomically. */
  createIn<Tables>(tx: Transaction<Tables>, app: NewApp): Promise<CreatedApp>
  find(clientId: string): Promise<OAuthApp | undefined>
  findById(id: number): Promise<OAuthApp | undefined>
  /** Returns undefined when the id or the secret is wrong. */
  authenticate(clientId: string, clientSecret: string): Promise<OAuthApp | undefined>
  list(ownerId: number): Promise<OAuthApp[]>
}

type AppRow = Selectable<AppTable>

const clientIdLength = 20
const clientSecretLength = 40

export function createApps(options: { db: Database<AuthTables>; clock: Clock; ids: Ids }): Apps {
  const { db, clock, ids } = options
  const select = () => db.read.selectFrom('octavo_app').selectAll()

  async function findRow(clientId: string) {
    return select().where('client_id', '=', clientId).executeTakeFirst()
  }

  async function createWith(
    run: (insert: Compilable<AppRow>) => Promise<AppRow[]>,
    app: NewApp,
  ): Promise<CreatedApp> {
    if (app.name.trim() === '' || app.name.length > 100) throw new AuthError('app_name_invalid')
    if (!app.redirectUris.every(isRedirectUri)) throw new AuthError('redirect_uri_invalid')
    const secret = app.isPublic ? null : (app.clientSecret ?? ids.text(clientSecretLength))
    const insert = db.read
      .insertInto('octavo_app')
      .values({
        client_id: app.clientId ?? ids.text(clientIdLength),
        secret_hash: secret === null ? null : hashSecret(secret),
        name: app.name,
        homepage: app.homepage ?? '',
        owner_id: app.ownerId ?? null,
        redirect_uris: encodeJson(app.redirectUris),
        allows_implicit: toBit(app.allowsImplicit ?? false),
        plan: app.plan ?? 'free',
        created_at_ms: clock.now(),
      })
      .onConflict((conflict) => conflict.column('client_id').doNothing())
      .returningAll()
    const [row] = await run(insert)
    if (!row) throw new AuthError('client_id_taken')
    return { app: toApp(row), clientSecret: secret }
  }

  return {
    create: (app) => createWith(db.run, app),

    createIn: (tx, app) => createWith(async (insert) => (await tx.executeQuery(insert.compile())).rows, app),

    async find(clientId) {
      const row = await findRow(clientId)
      return row && toApp(row)
    },

    async findById(id) {
      const row = await select().where('id', '=', id).executeTakeFirst()
      return row && toApp(row)
    },

    async authenticate(clientId, clientSecret) {
      const row = await findRow(clientId)
      const isRight =
        row && row.secret_hash !== null && isSameSecret(row.secret_hash, hashSecret(clientSecret))
      return isRight ? toApp(row) : undefined
    },

    async list(ownerId) {
      const rows = await select().where('owner_id', '=', ownerId).orderBy('id').execute()
      return rows.map(toApp)
    },
  }
}

function toApp(row: AppRow): OAuthApp {
  return {
    id: row.id,
    clientId: row.client_id,
    name: row.name,
    homepage: row.homepage,
    ownerId: row.owner_id,
    redirectUris: decodeJson<string[]>(row.redirect_uris),
    isPublic: row.secret_hash === null,
    allowsImplicit: fromBit(row.allows_implicit),
    plan: row.plan,
    createdAtMs: row.created_at_ms,
  }
}
