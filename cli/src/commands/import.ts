import type { ServiceImporter } from '@octavo/platform/importer.ts'
import type { Command } from '../command.ts'
import { type Flag, findWords } from '../flags.ts'
import { createImportReport } from '../import-report.ts'
import { type AnyDefinition, loadDefinitions, serviceNames } from '../registry.ts'
import { serviceFlags } from '../service-flags.ts'
import { unknownWord } from '../suggestion.ts'
import { UsageError } from '../usage-error.ts'

const { service: _, ...commonFlags } = serviceFlags

export const importCommand: Command = {
  async flags(args) {
    const words = findWords(args, commonFlags)
    const sources = (await loadImportingServices(words)).flatMap(({ importers }) => Object.values(importers))
    return Object.assign({}, ...sources.map(({ options }) => flagsOf(options)), commonFlags)
  },

  async run({ flags, words }, { stdout, stderr }) {
    const [name, source, location] = words
    const service = findService(await loadImportingServices(words), name)
    if (source === undefined) return void stdout.write(`${describeSources(service)}\n`)
    const importer = findImporter(service, source)
    refuseFlagsOfOtherSources(flags, source, importer)
    const { data, 'database-url': databaseUrl, json, ...options } = flags
    const { openServiceForCommand } = await import('../command-service.ts')
    const { ImportError } = await import('@octavo/platform/importer.ts')
    const { context, close } = await openServiceForCommand(service.definition.name, flags, {
      allowsNewDirectory: true,
    })
    const report = createImportReport(stderr)
    try {
      const outcome = await importer.run(context, { location, options }, report)
      report.end()
      stdout.write(`${json ? JSON.stringify(outcome.counts) : outcome.text}\n`)
    } catch (error) {
      report.end()
      throw error instanceof ImportError ? new UsageError(error.message) : error
    } finally {
      await close()
    }
  },
}

interface ImportingService {
  definition: AnyDefinition
  importers: Record<string, ServiceImporter>
}

/** Loads the services among the words; all of them if those support no imports, for errors and help. */
async function loadImportingServices(words: readonly string[]): Promise<ImportingService[]> {
  const named = serviceNames.filter((name) => words.includes(name))
  const services = importingServices(await loadDefinitions(named))
  return services.length ? services : importingServices(await loadDefinitions())
}

function importingServices(definitions: readonly AnyDefinition[]): ImportingService[] {
  return definitions.flatMap((definition) => {
    const { importers = {} } = definition
    return Object.keys(importers).length ? { definition, importers } : []
  })
}

function findService(services: readonly ImportingService[], name: string | undefined): ImportingService {
  const names = services.map(({ definition }) => definition.name)
  if (!names.length) throw new UsageError('No service of this release supports imports.')
  if (name === undefined) throw new UsageError(`SERVICE is required. Available: ${names.join(', ')}.`)
  const service = services.find(({ definition }) => definition.name === name)
  if (!service) throw new UsageError(unknownWord(name, 'a service that supports imports', names))
  return service
}

function findImporter({ definition, importers }: ImportingService, source: string): ServiceImporter {
  const importer = Object.hasOwn(importers, source) ? importers[source] : undefined
  if (!importer)
    throw new UsageError(unknownWord(source, `a source of ${definition.name}`, Object.keys(importers)))
  return importer
}

function describeSources({ definition: { name }, importers }: ImportingService): string {
  const rows = Object.entries(importers).map(([source, { location, summary }]) => ({
    left: `octavo import ${name} ${source} ${location}`,
    summary,
  }))
  const width = Math.max(...rows.map(({ left }) => left.length))
  const lines = rows.map(({ left, summary }) => `  ${left.padEnd(width)}  ${summary}`)
  return `Sources of ${name}:\n\n${lines.join('\n')}\n\nFor the flags, run: octavo import --help`
}

/** The parser accepts the flags of all sources; this refuses those of other sources. */
function refuseFlagsOfOtherSources(
  flags: Record<string, unknown>,
  source: string,
  { options = {} }: ServiceImporter,
): void {
  const allowed = [...Object.keys(commonFlags), ...Object.keys(options)]
  const unexpected = Object.keys(flags).find((flag) => flags[flag] !== undefined && !allowed.includes(flag))
  if (unexpected === undefined) return
  const names = allowed.map((flag) => `--${flag}`)
  throw new UsageError(`--${unexpected} is not a flag of ${source}. Available: ${names.join(', ')}.`)
}

function flagsOf(options: ServiceImporter['options'] = {}): Record<string, Flag> {
  return { ...options }
}
