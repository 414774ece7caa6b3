import type { Access } from '@octavo/platform/access.ts'
import type { Auth, User } from '@octavo/platform/auth/auth.ts'
import { AuthError } from '@octavo/platform/auth/errors.ts'
import type { Ids } from '@octavo/platform/ids.ts'
import { unknownWord } from './suggestion.ts'
import { UsageError } from './usage-error.ts'

export interface TokenInput {
  /** Created if it does not exist; the demo user by default. */
  user?: string | undefined
  plan?: string | undefined
  scopes?: readonly string[] | undefined
  label: string
}

export interface CreatedToken {
  id: number
  token: string
  user: string
  plan: string
}

/** Used by the command line and the portal. */
export async function createToken(
  access: Access,
  { auth, ids }: { auth: Auth; ids: Ids },
  input: TokenInput,
): Promise<CreatedToken> {
  const planName = input.plan ?? access.demo.plan
  const plan = access.plans.resolvePlan(planName)
  if (!plan) throw new UsageError(unknownWord(planName, 'a plan', [...access.plans.names, 'free', 'paid']))
  const login = input.user ?? access.demo.login
  const user = await findOrCreateUser(access, auth, login, plan.name)
  const { kind, scopes = [], secret } = access.token
  const issued = await auth.issueToken({
    userId: user.id,
    kind,
    plan: plan.name,
    scopes: input.scopes ?? scopes,
    label: input.label,
    ...(secret ? { secret: secret(ids) } : {}),
  })
  return { id: issued.token.id, token: issued.secret, user: user.login, plan: plan.name }
}

async function findOrCreateUser(access: Access, auth: Auth, login: string, plan: string): Promise<User> {
  const existing = await auth.findUser(login)
  if (existing) return existing
  try {
    return await createUser(access, auth, { login, plan })
  } catch (error) {
    // Another process may have created the same user concurrently.
    const concurrent = await auth.findUser(login)
    if (concurrent) return concurrent
    throw error
  }
}

/** Creates a user, or throws a `UsageError` that says what is wrong with the input. */
export async function createUser(
  { isLogin, roles = ['user'] }: Access,
  auth: Auth,
  user: { login: string; password?: string; role?: string; plan?: string },
): Promise<User> {
  const { login, role } = user
  if (isLogin?.(login) === false) throw new UsageError(`"${login}" is not a valid login of this service.`)
  if (role !== undefined && !roles.includes(role))
    throw new UsageError(unknownWord(role, 'a role of this service', roles))
  try {
    return await auth.createUser(user)
  } catch (error) {
    if (error instanceof AuthError) throw new UsageError(error.message)
    throw error
  }
}
