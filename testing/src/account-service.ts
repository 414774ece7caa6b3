import { defineService } from '@octavo/platform/service.ts'
import { Type } from 'typebox'

const plan = (name: string, max: number) =>
  ({ name, windows: [{ name: 'hour', unit: 'hour', max, starts: 'calendar' }] }) as const
const plans = new Map([plan('free', 5), plan('paid', 1000)].map((one) => [one.name, one]))

/** A minimal service with accounts, which returns the caller. */
export const accountService = defineService({
  name: 'accounts',
  title: 'Accounts',
  summary: 'Says who is asking.',
  version: '1',
  firstCall: '/me',
  config: Type.Object({
    greeting: Type.String({ default: 'hello', description: 'How to begin.' }),
    signingSecret: Type.String({ default: '', description: 'What to sign with.' }),
    retries: Type.Integer({ default: 3, description: 'How often to try.' }),
  }),
  migrations: {},
  access: () => ({
    plans: { names: [...plans.keys()], resolvePlan: (name) => plans.get(name) },
    token: { kind: 'personal', scopes: ['read'] },
    demo: { login: 'demo', plan: 'paid' },
  }),
  setup: () => ({
    routes: [
      (app) => {
        app.get('/me', ({ caller: { user, plan, scopes, kind } }) => ({
          login: user?.login ?? null,
          plan,
          scopes: [...scopes],
          kind,
        }))
      },
    ],
    renderError: ({ status, code, message }) => ({ status, body: { code, message } }),
  }),
})
