import type { OAuthDialect } from '@octavo/platform/auth/oauth/dialect.ts'
import { requireAction } from '../action.ts'
import type { Command } from '../command.ts'
import type { OpenedService } from '../command-service.ts'
import { requireService, serviceFlags } from '../service-flags.ts'
import { UsageError } from '../usage-error.ts'

export const appCommand: Command = {
  flags: async () => ({
    ...serviceFlags,
    name: { type: 'string', value: 'NAME', help: 'the name on the consent page' },
    'redirect-uri': {
      type: 'string',
      value: 'URI',
      help: 'redirect URIs, separated by spaces',
    },
    public: { type: 'boolean', help: 'a public client, without a secret' },
    user: { type: 'string', value: 'LOGIN', help: 'the owner of the app' },
  }),
  async run({ flags, words }, { stdout }) {
    requireAction('app', words[0], ['create'])
    const service = requireService(flags)
    if (flags.name === undefined) throw new UsageError('--name is required: the name on the consent page.')
    const redirectUris = String(flags['redirect-uri'] ?? '')
      .split(/\s+/)
      .filter(Boolean)
    const { openServiceForCommand } = await import('../command-service.ts')
    const { AuthError } = await import('@octavo/platform/auth/errors.ts')
    const running = await openServiceForCommand(service, flags)
    try {
      const dialect = running.definition.oauth?.(running.context.config)
      if (!dialect) throw new UsageError(`${service} does not support OAuth apps.`)
      const { authorize, deviceAuthorization } = dialect.paths
      if (authorize && !deviceAuthorization && redirectUris.length === 0)
        throw new UsageError('--redirect-uri is required.')
      const { app, clientSecret } = await createApp(running, dialect, {
        name: String(flags.name),
        redirectUris,
        isPublic: flags.public === true,
        ownerId: await findOwner(running, flags.user),
      })
      const { clientId: client_id } = app
      const credentials = { client_id, ...(clientSecret === null ? {} : { client_secret: clientSecret }) }
      stdout.write(`${flags.json ? JSON.stringify(credentials) : Object.values(credentials).join(' ')}\n`)
    } catch (error) {
      throw error instanceof AuthError ? new UsageError(error.message) : error
    } finally {
      await running.close()
    }
  },
}

interface AppInput {
  name: string
  redirectUris: readonly string[]
  isPublic: boolean
  ownerId: number | undefined
}

/** The dialect defines the format of client id and secret. */
function createApp(
  { context }: OpenedService,
  { app: shape, allowsImplicit }: OAuthDialect,
  input: AppInput,
) {
  const { ownerId, isPublic, ...rest } = input
  return context.auth.apps.create({
    ...rest,
    isPublic,
    allowsImplicit: allowsImplicit && isPublic,
    ...(ownerId !== undefined && { ownerId }),
    ...(shape.plan !== undefined && { plan: shape.plan }),
    ...(shape.clientId && { clientId: shape.clientId(context.ids) }),
    ...(shape.clientSecret && { clientSecret: shape.clientSecret(context.ids) }),
  })
}

async function findOwner(
  { context }: OpenedService,
  login: string | boolean | undefined,
): Promise<number | undefined> {
  if (login === undefined) return undefined
  const user = await context.auth.findUser(String(login))
  if (!user) throw new UsageError(`User ${login} does not exist. Create it with: octavo user create`)
  return user.id
}
