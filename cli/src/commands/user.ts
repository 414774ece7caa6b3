import { requireAction } from '../action.ts'
import type { Command } from '../command.ts'
import { keeperFlags, openForKeeper } from '../keeper.ts'
import { loginRefused } from '../new-token.ts'
import { UsageError } from '../usage-error.ts'

export const userCommand: Command = {
  name: 'user',
  usage: 'user create',
  summary: 'make a user who can sign in',
  maxWords: 1,
  flags: async () => ({
    ...keeperFlags,
    login: { type: 'string', value: 'LOGIN', help: 'the name to sign in with' },
    password: { type: 'string', value: 'TEXT', help: 'the password (default: a random one, printed)' },
    role: { type: 'string', value: 'ROLE', help: "a role in the ecosystem's own words" },
  }),
  async run({ flags, words }) {
    requireAction('user', words[0], ['create'])
    if (flags.login === undefined) throw new UsageError('--login is needed: the name to sign in with.')
    const { access, context, close } = await openForKeeper(flags)
    try {
      const login = String(flags.login)
      const password = String(flags.password ?? context.ids.text(20))
      const role = flags.role === undefined ? {} : { role: String(flags.role) }
      if (access.isLogin?.(login) === false) throw new UsageError(loginRefused(login))
      if (await context.auth.findUser(login)) throw new UsageError(`There is a user ${login} already.`)
      await context.auth.createUser({ login, password, ...role })
      console.log(flags.json ? JSON.stringify({ user: login, password }) : `${login} ${password}`)
    } finally {
      await close()
    }
  },
}
