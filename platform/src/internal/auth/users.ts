import type { Insertable, Selectable, Transaction, Updateable } from 'kysely'
import type { IssueIn, TransactionalUsers, User, UserChange } from '../../auth/auth.ts'
import { AuthError } from '../../auth/errors.ts'
import { isLogin, normalizeLogin } from '../../auth/logins.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../data/database.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../data/violations.ts'
import type { AuthTables, UserTable } from './tables.ts'

export interface NewUser {
  login: string
  role: string
  plan: string
  passwordHash: string | undefined
}

export interface PasswordAccount {
  user: User
  passwordHash: string | undefined
  passwordChangedAtMs: number | null
}

export interface Users {
  create(user: NewUser): Promise<User>
  find(login: string): Promise<User | undefined>
  findById(id: number): Promise<User | undefined>
  change(id: number, change: UserChange): Promise<User>
  findWithPassword(login: string): Promise<PasswordAccount | undefined>
  /** Runs `issue` in a transaction, unless the password was changed or the user suspended meanwhile. */
  issueTo(account: PasswordAccount, issue: IssueIn): Promise<boolean>
  /** Also ends the sessions of the user. */
  setPasswordHash(userId: number, hash: string): Promise<void>
  /** Compare-and-set: does nothing when the password was changed concurrently. */
  replacePasswordHash(userId: number, oldHash: string, hash: string): Promise<void>
}

const userColumns = ['id', 'login', 'role', 'plan', 'created_at_ms', 'suspended_at_ms'] as const

type UserRow = Pick<Selectable<UserTable>, (typeof userColumns)[number]>

export function createUsers({ db, clock }: { db: Database<AuthTables>; clock: Clock }): Users {
  const select = () => db.read.selectFrom('octavo_user').select(userColumns)

  async function find(login: string): Promise<User | undefined> {
    if (!isLogin(login)) return undefined
    const row = await select().where('login_folded', '=', normalizeLogin(login)).executeTakeFirst()
    return row && toUser(row)
  }

  return {
    find,

    create({ passwordHash, ...newUser }) {
      return db.write(async (tx) => {
        const user = await insertUser(tx, newUser, clock)
        if (user === undefined) throw new AuthError('login_taken')
        if (passwordHash !== undefined) {
          const password = { user_id: user.id, hash: passwordHash, changed_at_ms: user.createdAtMs }
          await tx.insertInto('octavo_password').values(password).execute()
        }
        return user
      })
    },

    async findById(id) {
      if (!Number.isSafeInteger(id)) return undefined
      const row = await select().where('id', '=', id).executeTakeFirst()
      return row && toUser(row)
    },

    async change(id, change) {
      try {
        return await db.write((tx) => updateUser(tx, id, change, clock))
      } catch (error) {
        throw isUniqueViolation(error) ? new AuthError('login_taken') : error
      }
    },

    async findWithPassword(login) {
      if (!isLogin(login)) return undefined
      const row = await select()
        .leftJoin('octavo_password', 'octavo_password.user_id', 'octavo_user.id')
        .select(['octavo_password.hash', 'octavo_password.changed_at_ms'])
        .where('login_folded', '=', normalizeLogin(login))
        .executeTakeFirst()
      if (!row) return undefined
      const { hash, changed_at_ms: passwordChangedAtMs } = row
      return { user: toUser(row), passwordHash: hash ?? undefined, passwordChangedAtMs }
    },

    issueTo: ({ user, passwordChangedAtMs }, issue) =>
      db.write(async (tx) => {
        const current = await tx
          .selectFrom('octavo_user')
          .innerJoin('octavo_password', 'octavo_password.user_id', 'octavo_user.id')
          .select(['suspended_at_ms', 'changed_at_ms'])
          .where('id', '=', user.id)
          .executeTakeFirst()
        if (current?.suspended_at_ms !== null || current.changed_at_ms !== passwordChangedAtMs) return false
        await issue(tx, user)
        return true
      }),

    async setPasswordHash(userId, hash) {
      const changing = db.write(async (tx) => {
        const former = await tx
          .selectFrom('octavo_password')
          .select('changed_at_ms')
          .where('user_id', '=', userId)
          .executeTakeFirst()
        // Grows with each change, because sign-ins compare it.
        const values = { hash, changed_at_ms: Math.max(clock.now(), (former?.changed_at_ms ?? 0) + 1) }
        await tx
          .insertInto('octavo_password')
          .values({ user_id: userId, ...values })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
          .execute()
        await tx.deleteFrom('octavo_session').where('user_id', '=', userId).execute()
      })
      await changing.catch((error) => {
        throw isForeignKeyViolation(error) ? new AuthError('user_missing') : error
      })
    },

    async replacePasswordHash(userId, oldHash, hash) {
      await db.run(
        db.read
          .updateTable('octavo_password')
          .set({ hash })
          .where('user_id', '=', userId)
          .where('hash', '=', oldHash),
      )
    },
  }
}

/** The methods of `auth.users`, which run in a transaction of the service. */
export function createTransactionalUsers(clock: Clock): TransactionalUsers {
  return {
    create: (tx, user) => insertUser(authTransaction(tx), user, clock),
    update: (tx, id, change) => updateUser(authTransaction(tx), id, change, clock),
  }
}

/** The database of a service also has the tables of auth. */
function authTransaction<Tables>(tx: Transaction<Tables>): Transaction<AuthTables> {
  return tx as unknown as Transaction<AuthTables>
}

async function insertUser(
  tx: Transaction<AuthTables>,
  { login, role, plan }: Omit<NewUser, 'passwordHash'>,
  clock: Clock,
): Promise<User | undefined> {
  const row = await tx
    .insertInto('octavo_user')
    .values({ ...loginColumns(login), role, plan, created_at_ms: clock.now(), suspended_at_ms: null })
    .onConflict((conflict) => conflict.column('login_folded').doNothing())
    .returning(userColumns)
    .executeTakeFirst()
  return row && toUser(row)
}

async function updateUser(
  tx: Transaction<AuthTables>,
  id: number,
  change: UserChange,
  clock: Clock,
): Promise<User> {
  const columns = changedColumns(change)
  const current = await tx
    .selectFrom('octavo_user')
    .select('suspended_at_ms')
    .where('id', '=', id)
    .executeTakeFirst()
  if (current === undefined) throw new AuthError('user_missing')
  const row = await tx
    .updateTable('octavo_user')
    .set({ ...columns, suspended_at_ms: suspension(current.suspended_at_ms, change.suspended, clock) })
    .where('id', '=', id)
    .returning(userColumns)
    .executeTakeFirstOrThrow()
  return toUser(row)
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    login: row.login,
    role: row.role,
    plan: row.plan,
    createdAtMs: row.created_at_ms,
    suspendedAtMs: row.suspended_at_ms,
  }
}

function loginColumns(login: string): Pick<Insertable<UserTable>, 'login' | 'login_folded'> {
  if (!isLogin(login)) throw new AuthError('login_invalid')
  return { login, login_folded: normalizeLogin(login) }
}

function changedColumns({ login, role, plan }: UserChange): Updateable<UserTable> {
  return {
    ...(login !== undefined && loginColumns(login)),
    ...(role !== undefined && { role }),
    ...(plan !== undefined && { plan }),
  }
}

function suspension(sinceMs: number | null, suspended: boolean | undefined, clock: Clock): number | null {
  if (suspended === undefined) return sinceMs
  return suspended ? (sinceMs ?? clock.now()) : null
}
