import { createHmac, randomBytes } from 'node:crypto'
import type { Access } from './access.ts'
import type { Auth } from './auth/auth.ts'
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
  const user = (await auth.findUser(login)) ?? (await auth.createUser({ login, password, role, plan }))
  if ((await auth.authenticate(token, '')).refused === 'unknown') {
    const { kind, scopes = [] } = shape
    await auth.issueToken({ userId: user.id, kind, plan, scopes, label: 'demo', secret: token })
  }
  return { user: login, password, token, plan }
}
