import { createHmac, randomBytes } from 'node:crypto'
import type { Access } from './access.ts'
import type { Auth } from './auth/auth.ts'
import { AuthError } from './auth/errors.ts'
import { repeatableIds } from './ids.ts'

export interface DemoCredentials {
  user: string
  password: string
  token: string
  plan: string
}

/**
 * The password and token of the demo user are derived from a secret of the data directory, so they stay the
 * same across restarts although only their hashes are stored.
 */
export async function prepareDemo(
  service: string,
  { demo, token: shape, plans }: Access,
  auth: Auth,
  secret = randomBytes(32).toString('hex'),
): Promise<DemoCredentials> {
  const ids = repeatableIds(createHmac('sha256', secret).update(service).digest())
  const password = ids.text(20)
  const token = shape.secret?.(ids) ?? ids.text(40)
  const { login, role = 'user' } = demo
  const plan = plans.resolvePlan(demo.plan)?.name ?? demo.plan
  if (!(await auth.findUser(login))) await unlessTaken(auth.createUser({ login, password, role, plan }))
  const user = await auth.findUser(login)
  if (user && (await auth.authenticate(token, '')).rejection === 'unknown') {
    const { kind, scopes = [] } = shape
    const demoToken = { userId: user.id, kind, plan, scopes, label: 'demo', secret: token }
    await unlessTaken(auth.issueToken(demoToken))
  }
  return { user: login, password, token, plan }
}

/** Several processes on one database may start at once. The first one creates the user. */
async function unlessTaken(making: Promise<unknown>): Promise<void> {
  try {
    await making
  } catch (error) {
    if (!(error instanceof AuthError && error.code.endsWith('_taken'))) throw error
  }
}
