import { createSignInThrottle, type SignInThrottle } from '@octavo/platform/auth/sign-in-throttle.ts'
import { getOrCreateSecret } from '@octavo/platform/data/service-secrets.ts'
import type { ServiceContext } from '@octavo/platform/service.ts'
import type { Webhooks } from '@octavo/platform/webhooks/webhooks.ts'
import type { Static } from 'typebox'
import type { config } from './config.ts'
import type { Tables } from './database/tables.ts'
import { openWebhooks } from './webhooks/dialect.ts'

export type Settings = Static<typeof config>

/** What every part of this service stands on. */
export interface Context extends ServiceContext<Settings, Tables> {
  readonly webhooks: Webhooks
  /** Signs what comes back to us: continuations, links in mails. */
  readonly secret: string
  /** Throttles guesses at the passwords of events, per event and per address. */
  readonly passwordAttempts: SignInThrottle
}

const opened = new WeakMap<Context['db'], Context>()

export async function openContext(base: ServiceContext<Settings, Tables>): Promise<Context> {
  const secret = await getOrCreateSecret(base.db, 'links', base.ids.text(43))
  const passwordAttempts = createSignInThrottle(base.clock)
  const context = { ...base, secret, passwordAttempts, webhooks: openWebhooks(base) }
  opened.set(base.db, context)
  return context
}

/** For what is given the platform's context only, such as sample data. */
export function getContext({ db }: Pick<ServiceContext<Settings, Tables>, 'db'>): Context {
  const context = opened.get(db)
  if (!context) throw new Error('The service has not been set up.')
  return context
}
