import type { Command } from '../command.ts'
import { openServiceWithAccounts, serviceFlags } from '../command-service.ts'
import { createToken } from '../create-token.ts'
import { unknownWord } from '../suggestion.ts'
import { UsageError } from '../usage-error.ts'

export const tokenCommand: Command = {
  name: 'token',
  usage: 'token create',
  summary: 'create a token, and its user if needed',
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
  async run({ flags, words }) {
    if (words[0] !== 'create')
      throw new UsageError(unknownWord(words[0] ?? '', 'a subcommand of token', ['create']))
    const { access, context, close } = await openServiceWithAccounts(flags)
    try {
      const { token, user, plan } = await createToken(access, context, {
        user: textOf(flags.user),
        plan: textOf(flags.plan),
        scopes: textOf(flags.scopes)?.split(',').filter(Boolean),
        label: 'command line',
      })
      console.log(flags.json ? JSON.stringify({ token, user, plan }) : token)
    } finally {
      await close()
    }
  },
}

function textOf(flag: string | boolean | undefined): string | undefined {
  return flag === undefined ? undefined : String(flag)
}
