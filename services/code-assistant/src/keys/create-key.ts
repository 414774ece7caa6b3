import type { Caller, IssuedToken } from '@octavo/platform/auth/auth.ts'
import type { Static } from 'typebox'
import { checkAgain } from '../access/check-again.ts'
import { modelScopes } from '../access/scopes.ts'
import type { Context } from '../context.ts'
import { newSecret, plansWith } from '../limits.ts'
import { invalid } from '../wire/body-fields.ts'
import type { NewKey } from './schema.ts'

const defaultScopes = ['chat', 'complete', 'tasks'] as const

/** Issues a key, for the caller or another user. */
export async function createKey(
  context: Context,
  caller: Caller,
  input: Static<typeof NewKey>,
): Promise<{ secret: string; token: IssuedToken }> {
  const { auth, clock, config, db, ids } = context
  const user = input.user === undefined ? caller.user : await auth.findUser(input.user)
  if (!user) throw invalid('user', 'the login of a user')
  const plans = plansWith(config)
  const plan = plans.resolvePlan(input.plan ?? user.plan)
  if (!plan) throw invalid('plan', `one of ${plans.names.join(', ')}`)
  const expiresAtMs = input.expires_at === undefined ? undefined : Date.parse(input.expires_at)
  if (expiresAtMs !== undefined && !(expiresAtMs > clock.now()))
    throw invalid('expires_at', 'a time in the future')
  const newToken = {
    userId: user.id,
    kind: 'api-key',
    plan: plan.name,
    scopes: [...(input.scopes ?? defaultScopes), ...modelScopes(input.models ?? [])],
    label: input.name,
    secret: newSecret(ids),
    ...(expiresAtMs !== undefined && { expiresAtMs }),
  }
  // A key that is revoked must not leave another one behind.
  const { secret, token } = await db.write(async (tx) => {
    await checkAgain(context, caller, { needsAdmin: true })(tx)
    return auth.issueTokenIn(tx, newToken)
  })
  return { secret, token: { ...token, login: user.login } }
}
