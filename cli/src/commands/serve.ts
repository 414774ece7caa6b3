import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from '@octavo/platform/log.ts'
import { databaseFileOf } from '@octavo/platform/service-folder.ts'
import type { Command } from '../command.ts'
import { findConfiguredServices } from '../configured-services.ts'
import { publishDeployment } from '../deployment.ts'
import type { Flag } from '../flags.ts'
import { forkSeeders } from '../isolation/seed-process.ts'
import { watchParent } from '../parent-process.ts'
import { loadServices, registry, serviceNames } from '../registry.ts'
import type { OctavoServer } from '../server.ts'
import { refuseUnknownService } from '../service-flags.ts'
import { resolveServerSettings, type ServerSettings, settingFlags, settingSources } from '../settings.ts'
import { letYoungGenerationGrow } from '../young-generation.ts'

const stopMs = 9_500
/** npm, timeout and terminals signal a process and its group, so that one request to stop arrives twice. */
const oneRequestMs = 1_000

const parentFlag = {
  type: 'string',
  value: 'PID',
  help: 'stop when the process with this id ends',
} as const satisfies Flag

export const serveCommand: Command = {
  flags: async (args) =>
    settingFlags(await loadServices(findConfiguredServices(args)), { parent: parentFlag }),

  async run({ flags, words }, { stdout }) {
    for (const word of words) refuseUnknownService(word)
    // From the beginning, because the parent may end during a start.
    if (flags.parent !== undefined)
      watchParent(String(flags.parent), () => process.kill(process.pid, 'SIGTERM'))
    const sources = settingSources(flags)
    const settings = resolveServerSettings(sources, serviceNames)
    const { data, log: style } = settings.values
    const names = words.length ? words : serviceNames
    // The processes that seed start before this one loads its own modules.
    const seeders = forkSeeders(listUnseeded(settings.values, names))
    const start = async () => {
      const { createLogger } = await import('@octavo/platform/log.ts')
      const { startServer } = await import('../server.ts')
      const services = await loadServices(names)
      const log = createLogger(style, (text) => stdout.write(text))
      return { log, server: await startServer({ settings, sources, services, log, seeders }) }
    }
    const { log, server } = await start().finally(seeders.dismiss)
    letYoungGenerationGrow()
    stopOnSignal(server, log)
    publishDeployment(data, server.deployment)
    stdout.write(`${describeServer(server, data)}\n`)
  },
}

/** Services that a first start seeds. Those of an interrupted one, or in PostgreSQL, are found later. */
function listUnseeded(
  { data, empty, isolate, databaseUrl }: ServerSettings,
  names: readonly string[],
): string[] {
  if (empty || isolate || databaseUrl !== undefined) return []
  return registry
    .filter(({ name, hasSampleData }) => hasSampleData && names.includes(name))
    .map(({ name }) => name)
    .filter((name) => !existsSync(databaseFileOf(join(data, name))))
}

function stopOnSignal(server: OctavoServer, log: Logger): void {
  let stoppedAtMs: number | undefined
  const stop = async (signal: NodeJS.Signals) => {
    if (stoppedAtMs !== undefined) {
      if (performance.now() - stoppedAtMs > oneRequestMs) process.exit(1)
      return
    }
    stoppedAtMs = performance.now()
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.error('stopping took too long: requests or jobs were cut off')
      process.exit(1)
    }, stopMs).unref()
    await server.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function describeServer({ deployment, services, signInUrl }: OctavoServer, dataDir: string): string {
  const rows = [
    ['portal', deployment.portal, 'web interface'],
    ...services.map(({ definition, running }) => [running.name, running.url, definition.summary]),
  ]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const table = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
  const [first] = services
  const call = first ? `\n\nTry:  curl '${first.running.url}${first.definition.firstCall}'` : ''
  return `\n${table.join('\n')}${call}\n\nOpen the portal:  ${signInUrl}\n\nData: ${dataDir}. Addresses and credentials: ${dataDir}/octavo.json. Stop with Ctrl-C.`
}
