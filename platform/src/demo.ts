import { createHmac, randomBytes } from 'node:crypto'
import type { Access } from './access.ts'
import type { Auth } from './auth/auth.ts'
import { AuthError } from './auth/errors.ts'
import { repeatableIds } from './ids.ts'

/** What somebody who has just started a service can use at once. */
export interface DemoCredentials {
  user: string
  password: string
  token: string
  plan: string
}

/**
 * The demo user's password and token are derived from a secret of the data directory: they stay the same from
 * start to start, though the database holds no more than their hashes.
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
  if (user && (await auth.authenticate(token, '')).refused === 'unknown') {
    const { kind, scopes = [] } = shape
    const demoToken = { userId: user.id, kind, plan, scopes, label: 'demo', secret: token }
    await unlessTaken(auth.issueToken(demoToken))
  }
  return { user: login, password, token, plan }
}

/** Processes on one database may start at the same moment; one of them is the first. */
async function unlessTaken(making: Promise<unknown>): Promise<void> {
  try {
    await making
  } catch (error) {
    if (!(error instanceof AuthError && error.code.endsWith('_taken'))) throw error
  }
}
