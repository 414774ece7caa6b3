import type { Caller } from '@octavo/platform/auth/auth.ts'
import { anonymousCaller } from '@octavo/platform/auth/callers.ts'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { assertionIn, readAssertion } from './read-assertion.ts'
import { findApp, findAppByClientId } from './store/apps.ts'

/** Identifies apps by the assertion that they sign with their private key. */
export function createAssertionAccess({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  return function authenticate({ headers: { authorization } }: FastifyRequest): Promise<Caller> | undefined {
    const assertion = assertionIn(authorization)
    return assertion === undefined ? undefined : identify(assertion)
  }

  async function identify(assertion: string): Promise<Caller> {
    const { issuer, verify } = readAssertion(assertion, clock.now())
    const app = /^\d{1,15}$/.test(issuer)
      ? await findApp(db.read, Number(issuer))
      : await findAppByClientId(db.read, issuer)
    if (!app) throw problem('not_found', { message: 'Integration not found' })
    verify(app.public_key)
    return { ...anonymousCaller('user'), kind: 'jwt', scopes: new Set([`app:${app.id}`]) }
  }
}
