import { createLogger } from '@octavo/platform/log.ts'
import { openService, setUpService } from '@octavo/platform/open-service.ts'
import { finishAbandonedReplacement } from './backups/replacement.ts'
import { refuseUnused, resolveDatabaseUrl } from './database-record.ts'
import type { Flag, ParsedFlags } from './flags.ts'
import { registry, serviceNames } from './registry.ts'
import { serverOptionsOf } from './server-options.ts'
import { resolveServerSettings, settingSources } from './settings.ts'
import { unknownWord } from './suggestion.ts'
import { UsageError } from './usage-error.ts'

/** Flags of commands that work on one service, with or without a running server. */
export const serviceFlags = {
  service: { type: 'string', value: 'S', help: 'the service' },
  data: { type: 'string', value: 'DIR', help: 'the data directory (default: ./data)' },
  'database-url': {
    type: 'string',
    value: 'URL',
    help: 'a PostgreSQL database instead of SQLite files (also DATABASE_URL)',
  },
  json: { type: 'boolean', help: 'print JSON' },
} as const satisfies Record<string, Flag>

export async function openServiceWithAccounts(flags: ParsedFlags['flags']) {
  if (flags.service === undefined)
    throw new UsageError(`--service is required. Available: ${serviceNames.join(', ')}.`)
  const name = String(flags.service)
  const { definition, ...open } = await openServiceForCommand(name, flags)
  const access = definition.access?.(open.context.config)
  if (access) return { access, ...open }
  await open.close()
  throw new UsageError(`${name} has no accounts: it is open to everyone.`)
}

/** Opens a service, with or without a running server. */
export async function openServiceForCommand(name: string, flags: ParsedFlags['flags']) {
  const { definition, options } = await resolveService(name, flags, { allowsNewDirectory: false })
  return { definition, ...(await openService(definition, options)) }
}

/** Sets a service up for an import, which may use a data directory before the first server start. */
export async function setUpServiceForImport(name: string, flags: ParsedFlags['flags']) {
  const { definition, options } = await resolveService(name, flags, { allowsNewDirectory: true })
  return setUpService(definition, options)
}

async function resolveService(
  name: string,
  flags: ParsedFlags['flags'],
  { allowsNewDirectory }: { allowsNewDirectory: boolean },
) {
  const definition = await registry.find((service) => service.name === name)?.load()
  if (!definition) throw new UsageError(unknownWord(name, 'a service of this release', serviceNames))
  const sources = settingSources(flags)
  const { values } = resolveServerSettings(sources, serviceNames)
  if (!allowsNewDirectory) refuseUnused(values.data)
  const databaseUrl = await resolveDatabaseUrl(values.data, values.databaseUrl)
  if (databaseUrl) await (await import('./reachable-database.ts')).requireReachableDatabase(databaseUrl)
  await finishAbandonedReplacement(values.data)
  return {
    definition,
    options: { ...serverOptionsOf(values, sources, createLogger('silent')), databaseUrl },
  }
}
