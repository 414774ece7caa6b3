import { requireAction } from '../action.ts'
import type { Command } from '../command.ts'
import { requireService, serviceFlags } from '../service-flags.ts'

export const tokenCommand: Command = {
  flags: async () => ({
    ...serviceFlags,
    user: { type: 'string', value: 'LOGIN', help: 'the owner of the token (default: the demo user)' },
    plan: {
      type: 'string',
      value: 'PLAN',
      help: 'the plan whose limits apply; every service with plans accepts free and paid',
    },
    scopes: { type: 'string', value: 'a,b', help: 'the scopes of the token' },
  }),
  async run({ flags, words }, { stdout }) {
    requireAction('token', words[0], ['create'])
    const service = requireService(flags)
    const { openServiceWithAccounts } = await import('../command-service.ts')
    const { createToken } = await import('../create-token.ts')
    const { access, context, close } = await openServiceWithAccounts(service, flags)
    try {
      const { token, user, plan } = await createToken(access, context, {
        user: textOf(flags.user),
        plan: textOf(flags.plan),
        scopes: textOf(flags.scopes)?.split(',').filter(Boolean),
        label: 'command line',
      })
      stdout.write(`${flags.json ? JSON.stringify({ token, user, plan }) : token}\n`)
    } finally {
      await close()
    }
  },
}

function textOf(flag: string | boolean | undefined): string | undefined {
  return flag === undefined ? undefined : String(flag)
}
