import { createLogger } from '@octavo/platform/log.ts'
import { openService, setUpService } from '@octavo/platform/open-service.ts'
import { finishAbandonedReplacement } from './backups/replacement.ts'
import { resolveBlobs } from './blob-record.ts'
import { refuseUnused, resolveDatabaseUrl } from './database-record.ts'
import type { ParsedFlags } from './flags.ts'
import { loadDefinition, serviceNames } from './registry.ts'
import { serverOptionsOf } from './server-options.ts'
import { resolveServerSettings, settingSources } from './settings.ts'
import { UsageError } from './usage-error.ts'

export async function openServiceWithAccounts(name: string, flags: ParsedFlags['flags']) {
  const { definition, ...open } = await openServiceForCommand(name, flags)
  const access = definition.access?.(open.context.config)
  if (access) return { access, ...open }
  await open.close()
  throw new UsageError(`${name} has no accounts: it is open to everyone.`)
}

export type OpenedService = Awaited<ReturnType<typeof openServiceForCommand>>

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

/** Sets a service up for one of its own commands. */
export async function setUpServiceForCommand(name: string, flags: ParsedFlags['flags']) {
  const { definition, options } = await resolveService(name, flags, { allowsNewDirectory: false })
  return setUpService(definition, options)
}

async function resolveService(
  name: string,
  flags: ParsedFlags['flags'],
  { allowsNewDirectory }: { allowsNewDirectory: boolean },
) {
  const definition = await loadDefinition(name)
  const sources = settingSources(flags)
  const { values } = resolveServerSettings(sources, serviceNames)
  if (!allowsNewDirectory) refuseUnused(values.data)
  const databaseUrl = await resolveDatabaseUrl(values.data, values.databaseUrl)
  if (databaseUrl) await (await import('./reachable-database.ts')).requireReachableDatabase(databaseUrl)
  const blobs = await resolveBlobs(values.data, values.blobs)
  await finishAbandonedReplacement(values.data)
  return {
    definition,
    options: { ...serverOptionsOf(values, sources, createLogger('silent')), databaseUrl, blobs },
  }
}
