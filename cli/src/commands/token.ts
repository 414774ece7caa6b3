import { requireAction } from '../action.ts'
import type { Command } from '../command.ts'
import { keeperFlags, openForKeeper } from '../keeper.ts'
import { createToken } from '../new-token.ts'

export const tokenCommand: Command = {
  name: 'token',
  usage: 'token create',
  summary: 'make a token for a user, who is created on the way',
  maxWords: 1,
  flags: async () => ({
    ...keeperFlags,
    user: { type: 'string', value: 'LOGIN', help: 'whose token it is (default: the demo user)' },
    plan: {
      type: 'string',
      value: 'PLAN',
      help: 'the plan it counts against; every service with plans knows free and paid',
    },
    scopes: { type: 'string', value: 'a,b', help: 'what it may do' },
  }),
  async run({ flags, words }) {
    requireAction('token', words[0], ['create'])
    const { access, context, close } = await openForKeeper(flags)
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
