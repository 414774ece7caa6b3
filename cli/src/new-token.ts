import type { Access } from '@octavo/platform/access.ts'
import type { Auth, User } from '@octavo/platform/auth/auth.ts'
import { AuthError } from '@octavo/platform/auth/errors.ts'
import type { Ids } from '@octavo/platform/ids.ts'
import { unknownWord } from './suggestion.ts'
import { UsageError } from './usage-error.ts'

export interface TokenWish {
  /** Made on the way if there is none; the demo user by default. */
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

/** What the command line and the portal both make for the keeper. */
export async function createToken(
  access: Access,
  { auth, ids }: { auth: Auth; ids: Ids },
  wish: TokenWish,
): Promise<CreatedToken> {
  const planName = wish.plan ?? access.demo.plan
  const plan = access.plans.resolvePlan(planName)
  if (!plan) throw new UsageError(unknownWord(planName, 'a plan', [...access.plans.names, 'free', 'paid']))
  const login = wish.user ?? access.demo.login
  const user = (await auth.findUser(login)) ?? (await createUser(access, auth, login, plan.name))
  const { kind, scopes = [], secret } = access.token
  const issued = await auth.issueToken({
    userId: user.id,
    kind,
    plan: plan.name,
    scopes: wish.scopes ?? scopes,
    label: wish.label,
    ...(secret ? { secret: secret(ids) } : {}),
  })
  return { id: issued.token.id, token: issued.secret, user: user.login, plan: plan.name }
}

async function createUser({ isLogin }: Access, auth: Auth, login: string, plan: string): Promise<User> {
  if (isLogin?.(login) === false) throw new UsageError(loginRefused(login))
  try {
    return await auth.createUser({ login, plan })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    // Somebody else may have made the same user a moment ago.
    const made = await auth.findUser(login)
    if (made) return made
    throw new UsageError(error.message)
  }
}

export function loginRefused(login: string): string {
  return `"${login}" cannot be a login of this service.`
}
