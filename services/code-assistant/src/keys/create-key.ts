import type { IssuedToken, User } from '@octavo/platform/auth/auth.ts'
import type { Static } from 'typebox'
import { modelScopes } from '../access/scopes.ts'
import type { Context } from '../context.ts'
import { newSecret, plansWith } from '../limits.ts'
import { invalid } from '../wire/body-fields.ts'
import type { NewKey } from './schema.ts'

const defaultScopes = ['chat', 'complete', 'tasks'] as const

/** Issues a key, for the caller or another user. */
export async function createKey(
  { auth, clock, config, ids }: Context,
  caller: User,
  input: Static<typeof NewKey>,
): Promise<{ secret: string; token: IssuedToken }> {
  const user = input.user === undefined ? caller : await auth.findUser(input.user)
  if (!user) throw invalid('user', 'the login of a user')
  const plans = plansWith(config)
  const plan = plans.resolvePlan(input.plan ?? user.plan)
  if (!plan) throw invalid('plan', `one of ${plans.names.join(', ')}`)
  const expiresAtMs = input.expires_at === undefined ? undefined : Date.parse(input.expires_at)
  if (expiresAtMs !== undefined && !(expiresAtMs > clock.now()))
    throw invalid('expires_at', 'a time in the future')
  const { secret, token } = await auth.issueToken({
    userId: user.id,
    kind: 'api-key',
    plan: plan.name,
    scopes: [...(input.scopes ?? defaultScopes), ...modelScopes(input.models ?? [])],
    label: input.name,
    secret: newSecret(ids),
    ...(expiresAtMs !== undefined && { expiresAtMs }),
  })
  return { secret, token: { ...token, login: user.login } }
}
