import { AuthError } from '@octavo/platform/auth/errors.ts'
import type { OAuthDialect } from '@octavo/platform/auth/oauth/dialect.ts'
import { requireAction } from '../action.ts'
import type { Command } from '../command.ts'
import { keeperFlags, openBeside } from '../keeper.ts'
import { serviceNames } from '../registry.ts'
import { UsageError } from '../usage-error.ts'

type Opened = Awaited<ReturnType<typeof openBeside>>

export const appCommand: Command = {
  name: 'app',
  usage: 'app create',
  summary: 'register an app that signs people in',
  maxWords: 1,
  flags: async () => ({
    ...keeperFlags,
    name: { type: 'string', value: 'NAME', help: 'what people read when they are asked' },
    'redirect-uri': {
      type: 'string',
      value: 'URI',
      help: 'where people go back to; several are separated by spaces',
    },
    public: { type: 'boolean', help: 'it runs where it cannot keep a secret, and gets none' },
    user: { type: 'string', value: 'LOGIN', help: 'whose app it is' },
  }),
  async run({ flags, words }) {
    requireAction('app', words[0], ['create'])
    if (flags.service === undefined)
      throw new UsageError(`--service is needed. There are: ${serviceNames.join(', ')}.`)
    if (flags.name === undefined) throw new UsageError('--name is needed: what people read when asked.')
    const redirectUris = String(flags['redirect-uri'] ?? '')
      .split(/\s+/)
      .filter(Boolean)
    const service = String(flags.service)
    const opened = await openBeside(service, flags)
    try {
      const dialect = opened.definition.oauth?.(opened.context.config)
      if (!dialect) throw new UsageError(`${service} has no apps: nobody signs in there by way of one.`)
      const { authorize, deviceAuthorization } = dialect.paths
      if (authorize && !deviceAuthorization && redirectUris.length === 0)
        throw new UsageError('--redirect-uri is needed: where people go back to.')
      const { app, clientSecret } = await createApp(opened, dialect, {
        name: String(flags.name),
        redirectUris,
        isPublic: flags.public === true,
        ownerId: await findOwner(opened, flags.user),
      })
      const { clientId: client_id } = app
      const shown = { client_id, ...(clientSecret === null ? {} : { client_secret: clientSecret }) }
      console.log(flags.json ? JSON.stringify(shown) : Object.values(shown).join(' '))
    } catch (error) {
      throw error instanceof AuthError ? new UsageError(error.message) : error
    } finally {
      await opened.close()
    }
  },
}

interface Wish {
  name: string
  redirectUris: readonly string[]
  isPublic: boolean
  ownerId: number | undefined
}

/** With an id and a secret in the shapes of the ecosystem. */
function createApp({ context }: Opened, { app: shape, allowsImplicit }: OAuthDialect, wish: Wish) {
  const { ownerId, isPublic, ...rest } = wish
  return context.auth.apps.create({
    ...rest,
    isPublic,
    // Where tokens may go straight to a browser at all, they may to apps that live in one.
    allowsImplicit: allowsImplicit && isPublic,
    ...(ownerId !== undefined && { ownerId }),
    ...(shape.plan !== undefined && { plan: shape.plan }),
    ...(shape.clientId && { clientId: shape.clientId(context.ids) }),
    ...(shape.clientSecret && { clientSecret: shape.clientSecret(context.ids) }),
  })
}

async function findOwner(
  { context }: Opened,
  login: string | boolean | undefined,
): Promise<number | undefined> {
  if (login === undefined) return undefined
  const user = await context.auth.findUser(String(login))
  if (!user) throw new UsageError(`There is no user ${login}. Make one with: octavo user create`)
  return user.id
}
