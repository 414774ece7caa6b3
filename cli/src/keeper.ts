import { createLogger } from '@octavo/platform/log.ts'
import { openService } from '@octavo/platform/open-service.ts'
import { refuseUnused, resolveDatabaseUrl } from './database-record.ts'
import type { Flag, ParsedFlags } from './flags.ts'
import { householdOf } from './household.ts'
import { finishAbandonedReplacement } from './keeping/replacement.ts'
import { registry, serviceNames } from './registry.ts'
import { resolveHouse, settingSources } from './settings.ts'
import { unknownWord } from './suggestion.ts'
import { UsageError } from './usage-error.ts'

/** What every command has that works on one service's accounts, beside a running server or without one. */
export const keeperFlags = {
  service: { type: 'string', value: 'S', help: 'the service' },
  data: { type: 'string', value: 'DIR', help: 'where everything is kept (default: ./data)' },
  'database-url': {
    type: 'string',
    value: 'URL',
    help: 'a PostgreSQL database instead of files (also DATABASE_URL)',
  },
  json: { type: 'boolean', help: 'print JSON' },
} as const satisfies Record<string, Flag>

export async function openForKeeper(flags: ParsedFlags['flags']) {
  if (flags.service === undefined)
    throw new UsageError(`--service is needed. There are: ${serviceNames.join(', ')}.`)
  const name = String(flags.service)
  const { definition, ...open } = await openBeside(name, flags)
  const access = definition.access?.(open.context.config)
  if (access) return { access, ...open }
  await open.close()
  throw new UsageError(`${name} has no accounts: everybody may use all of it.`)
}

/** Opens a service beside a running server, or without one. Only an import may be the first to use a directory. */
export async function openBeside(
  name: string,
  flags: ParsedFlags['flags'],
  { mayBeUnused = false }: { mayBeUnused?: boolean } = {},
) {
  const definition = await registry.find((service) => service.name === name)?.load()
  if (!definition) throw new UsageError(unknownWord(name, 'a service of this release', serviceNames))
  const sources = settingSources(flags)
  const { values } = resolveHouse(sources, serviceNames)
  if (!mayBeUnused) refuseUnused(values.data)
  const databaseUrl = await resolveDatabaseUrl(values.data, values.databaseUrl)
  if (databaseUrl) await (await import('./reachable-database.ts')).expectReachable(databaseUrl)
  await finishAbandonedReplacement(values.data)
  const household = { ...householdOf(values, sources, createLogger('silent')), databaseUrl }
  return { definition, ...(await openService(definition, household)) }
}
