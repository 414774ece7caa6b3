import { createLogger, type Logger } from '@octavo/platform/log.ts'
import type { Command } from '../command.ts'
import { publishDeployment } from '../deployment.ts'
import { findWords } from '../flags.ts'
import { loadServices, serviceNames } from '../registry.ts'
import { type OctavoServer, startServer } from '../server.ts'
import { resolveServerSettings, settingFlags, settingSources } from '../settings.ts'
import { unknownWord } from '../suggestion.ts'
import { UsageError } from '../usage-error.ts'
import { letYoungGenerationGrow } from '../young-generation.ts'

const stopMs = 9_500

export const serveCommand: Command = {
  name: 'serve',
  usage: 'serve [service…]',
  summary: 'serve all services, or the named ones',

  flags: async (args) => settingFlags(await loadServices(namesOfServicesIn(args))),

  async run({ flags, words }) {
    const unknown = words.find((word) => !serviceNames.includes(word))
    if (unknown) throw new UsageError(unknownWord(unknown, 'a service of this release', serviceNames))
    const sources = settingSources(flags)
    const settings = resolveServerSettings(sources, serviceNames)
    const { data, log: style } = settings.values
    const services = await loadServices(words.length ? words : serviceNames)
    const log = createLogger(style)
    const server = await startServer({ settings, sources, services, log })
    letYoungGenerationGrow()
    stopOnSignal(server, log)
    publishDeployment(data, server.deployment)
    console.log(describeServer(server, data))
  },
}

/** Loads only the services that are served or configured, to save memory. */
function namesOfServicesIn(args: readonly string[]): readonly string[] {
  const words = findWords(args, settingFlags([]))
  const isSet = (name: string) => args.some((arg) => arg.replace(/^--(no-)?/, '').startsWith(`${name}.`))
  const isServed = (name: string) => words.includes(name)
  return serviceNames.some(isServed)
    ? serviceNames.filter((name) => isServed(name) || isSet(name))
    : serviceNames
}

function stopOnSignal(server: OctavoServer, log: Logger): void {
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(0), stopMs).unref()
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
