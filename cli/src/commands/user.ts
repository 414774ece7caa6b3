import { requireAction } from '../action.ts'
import type { Command } from '../command.ts'
import { requireService, serviceFlags } from '../service-flags.ts'
import { UsageError } from '../usage-error.ts'

export const userCommand: Command = {
  flags: async () => ({
    ...serviceFlags,
    login: { type: 'string', value: 'LOGIN', help: 'the name to sign in with' },
    password: { type: 'string', value: 'TEXT', help: 'the password (default: a random one, printed)' },
    role: { type: 'string', value: 'ROLE', help: 'a role of the service (default: user)' },
  }),
  async run({ flags, words }, { stdout }) {
    requireAction('user', words[0], ['create'])
    if (flags.login === undefined) throw new UsageError('--login is required: the name to sign in with.')
    const service = requireService(flags)
    const { openServiceWithAccounts } = await import('../command-service.ts')
    const { createUser } = await import('../create-token.ts')
    const { access, context, close } = await openServiceWithAccounts(service, flags)
    try {
      const login = String(flags.login)
      const password = String(flags.password ?? context.ids.text(20))
      const role = flags.role === undefined ? {} : { role: String(flags.role) }
      if (await context.auth.findUser(login)) throw new UsageError(`User ${login} already exists.`)
      await createUser(access, context.auth, { login, password, ...role })
      const output = flags.json ? JSON.stringify({ user: login, password }) : `${login} ${password}`
      stdout.write(`${output}\n`)
    } finally {
      await close()
    }
  },
}
