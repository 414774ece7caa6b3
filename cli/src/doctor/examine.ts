import type { ParsedFlags } from '../flags.ts'
import { loadServices } from '../registry.ts'
import { settingSources } from '../settings.ts'
import { checkBucket } from './bucket.ts'
import { checkDatabases } from './databases.ts'
import { checkDirectory, checkDisk } from './directory.ts'
import type { Finding } from './finding.ts'
import { checkFolders } from './folders.ts'
import { checkPorts } from './ports.ts'
import { checkPrivateTargets } from './private-targets.ts'
import { findRecordedDatabase } from './recorded-database.ts'
import { checkRuntime } from './runtime.ts'
import { examineServices } from './services.ts'
import { checkSettings } from './settings.ts'

/** Checks everything that a start needs. */
export async function examine(flags: ParsedFlags['flags']): Promise<Finding[]> {
  const services = await loadServices()
  const definitions = services.map(({ definition }) => definition)
  const sources = settingSources(flags)
  const { findings, server } = checkSettings(sources, services)
  findings.unshift(...checkRuntime())
  if (server) {
    const { data, databaseUrl, blobs } = server.values
    const checks: (() => Finding[] | Promise<Finding[]>)[] = [
      () => checkDirectory(data),
      () => checkDisk(data),
      () => checkPorts(server.values, services),
      () => checkPrivateTargets(server.values),
      async () => {
        const recorded = await findRecordedDatabase(data, databaseUrl)
        if ('finding' in recorded) return [recorded.finding]
        if (!recorded.url) return checkDatabases(data, definitions)
        // Imported on demand: most servers use SQLite.
        return (await import('./postgres.ts')).checkPostgres(recorded.url, definitions)
      },
      () => checkFolders(data, definitions),
      () => checkBucket(data, blobs),
    ]
    for (const check of checks) findings.push(...(await check()))
  }
  findings.push(...(await examineServices(sources, definitions)))
  return findings
}
