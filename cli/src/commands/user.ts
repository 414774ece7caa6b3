import type { Command } from '../command.ts'
import { openServiceWithAccounts, serviceFlags } from '../command-service.ts'
import { invalidLoginMessage } from '../create-token.ts'
import { unknownWord } from '../suggestion.ts'
import { UsageError } from '../usage-error.ts'

export const userCommand: Command = {
  name: 'user',
  usage: 'user create',
  summary: 'create a user who can sign in',
  flags: async () => ({
    ...serviceFlags,
    login: { type: 'string', value: 'LOGIN', help: 'the name to sign in with' },
    password: { type: 'string', value: 'TEXT', help: 'the password (default: a random one, printed)' },
    role: { type: 'string', value: 'ROLE', help: "one of the ecosystem's roles" },
  }),
  async run({ flags, words }) {
    if (words[0] !== 'create')
      throw new UsageError(unknownWord(words[0] ?? '', 'a subcommand of user', ['create']))
    if (flags.login === undefined) throw new UsageError('--login is required: the name to sign in with.')
    const { access, context, close } = await openServiceWithAccounts(flags)
    try {
      const login = String(flags.login)
      const password = String(flags.password ?? context.ids.text(20))
      const role = flags.role === undefined ? {} : { role: String(flags.role) }
      if (access.isLogin?.(login) === false) throw new UsageError(invalidLoginMessage(login))
      if (await context.auth.findUser(login)) throw new UsageError(`User ${login} already exists.`)
      await context.auth.createUser({ login, password, ...role })
      console.log(flags.json ? JSON.stringify({ user: login, password }) : `${login} ${password}`)
    } finally {
      await close()
    }
  },
}
