import type { Kysely, Transaction } from 'kysely'
import type { OAuth } from '../internal/auth/oauth/oauth.ts'
import type { AuthTables } from '../internal/auth/tables.ts'
import type { Apps } from './oauth/apps.ts'

export interface User {
  id: number
  login: string
  role: string
  plan: string
  createdAtMs: number
  suspendedAtMs: number | null
}

export interface UserChange {
  login?: string
  role?: string
  plan?: string
  suspended?: boolean
}

export interface TransactionalUsers {
  /** Returns undefined when the login is taken. */
  create<Tables>(
    tx: Transaction<Tables>,
    user: { login: string; role: string; plan: string },
  ): Promise<User | undefined>
  /** Fails with a unique violation when the new login is taken. */
  update<Tables>(tx: Transaction<Tables>, id: number, change: UserChange): Promise<User>
}

/** The sender of a request. An anonymous caller has no user, no app and kind `anonymous`. */
export interface Caller {
  /** The kind of credential, as the ecosystem calls it: `personal`, `installation`, `session`, … */
  kind: string
  user: User | null
  appId: number | null
  tokenId: number | null
  plan: string
  scopes: ReadonlySet<string>
  /** When the token expires, if it does. */
  expiresAtMs: number | null
}

export interface Token {
  id: number
  userId: number | null
  appId: number | null
  kind: string
  plan: string
  scopes: string[]
  label: string
  /** The first characters of the secret, so that users can recognize the token. */
  prefix: string
  createdAtMs: number
  expiresAtMs: number | null
  revokedAtMs: number | null
  lastUsedAtMs: number | null
}

/** A token with the login of its user. */
export interface IssuedToken extends Token {
  login: string | null
}

export interface NewToken {
  userId?: number
  appId?: number
  /** The grant that it was issued for. */
  grantId?: number
  kind: string
  plan: string
  scopes?: readonly string[]
  label?: string
  expiresAtMs?: number
  /** For services with a token format. Defaults to a random secret. */
  secret?: string
}

export interface TokenSelection {
  userId: number
  id?: number
  kind?: string
}

export interface LiveTokenPage {
  offset: number
  limit: number
  /** By time of creation. */
  order: 'asc' | 'desc'
  exceptKind?: string
}

export type Authenticated =
  | { caller: Caller; rejection?: never }
  | { caller?: never; rejection: 'unknown' | 'expired' | 'revoked' | 'suspended' }
  | { caller?: never; rejection: 'too-many-attempts'; retryAfterMs: number }

/** A transaction with the tables of the platform. */
export type IssueIn = (tx: Transaction<AuthTables>, user: User) => Promise<void>

/** Users and tokens of one service. Secrets are shown once and stored as hashes. */
export interface Auth {
  createUser(user: { login: string; password?: string; role?: string; plan?: string }): Promise<User>
  findUser(login: string): Promise<User | undefined>
  findUserById(id: number): Promise<User | undefined>
  changeUser(id: number, change: UserChange): Promise<User>
  /** Creates and updates users in a transaction of the service. */
  readonly users: TransactionalUsers
  setPassword(userId: number, password: string): Promise<void>
  /**
   * Failed attempts are throttled per login and per `address`, the client's IP address. `issue` stores a session or tokens
   * in a transaction in which the password and the user are still valid.
   */
  signIn(login: string, password: string, address: string, issue?: IssueIn): Promise<Authenticated>
  issueToken(token: NewToken): Promise<{ secret: string; token: Token }>
  /** Issues the token in a transaction, so the caller can check its preconditions atomically. */
  issueTokenIn<Tables>(tx: Transaction<Tables>, token: NewToken): Promise<{ secret: string; token: Token }>
  authenticate(secret: string, address: string): Promise<Authenticated>
  /** Reads in the given transaction or database whether the token is still valid and its user is not suspended. */
  isValidIn<Tables>(db: Kysely<Tables>, caller: Caller): Promise<boolean>
  findToken(id: number): Promise<Token | undefined>
  /** A page of the tokens of a user that are neither revoked nor expired, and the number of all of them. */
  listLiveTokens(userId: number, page: LiveTokenPage): Promise<{ tokens: Token[]; total: number }>
  /** Counts tokens of a user that are neither revoked nor expired. */
  countLiveTokensIn<Tables>(
    tx: Transaction<Tables>,
    tokens: { userId: number; kinds: readonly string[] },
  ): Promise<number>
  /** Lists the tokens of all users or one, newest first. Pass `next` as `before` to get the next page. */
  listIssuedTokens(page: {
    userId?: number | undefined
    before?: number | undefined
    limit: number
  }): Promise<{ tokens: IssuedToken[]; next: number | null }>
  revokeToken(id: number): Promise<boolean>
  /** Revokes the tokens of a user in a transaction: all, one, or those of one kind. Returns those not yet revoked. */
  revokeTokensIn<Tables>(tx: Transaction<Tables>, tokens: TokenSelection): Promise<Token[]>
  /** Replaces the secret of a token. Returns undefined when the token was revoked. */
  renewToken(id: number, secret?: string): Promise<{ secret: string; token: Token } | undefined>
  readonly apps: Apps
  /** Storage of the OAuth authorization server. */
  readonly oauth: OAuth
  close(): Promise<void>
}
