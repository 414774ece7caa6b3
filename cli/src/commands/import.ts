import { ImportError, type ServiceImporter } from '@octavo/platform/importer.ts'
import type { Command } from '../command.ts'
import type { Flag } from '../flags.ts'
import { createImportReport } from '../import-report.ts'
import { keeperFlags, openBeside } from '../keeper.ts'
import { type AnyDefinition, loadDefinitions } from '../registry.ts'
import { unknownWord } from '../suggestion.ts'
import { UsageError } from '../usage-error.ts'

const { service: _, ...ownFlags } = keeperFlags

export const importCommand: Command = {
  name: 'import',
  usage: 'import SERVICE [SOURCE [FILE|URL]]',
  summary: 'take in what others have gathered, also while it is served',

  async flags() {
    const sources = importing(await loadDefinitions()).flatMap(({ importers }) => Object.values(importers))
    return Object.assign({}, ...sources.map(({ options }) => flagsOf(options)), ownFlags)
  },

  async run({ flags, words: [name, source, location, ...rest] }) {
    const service = findService(importing(await loadDefinitions()), name)
    if (source === undefined) return console.log(describeSources(service))
    const importer = findImporter(service, source)
    if (rest.length) throw new UsageError(`One file or address at a time: ${rest.join(' ')} is too much.`)
    refuseForeignFlags(flags, source, importer)
    const { data, 'database-url': databaseUrl, json, ...options } = flags
    const { context, close } = await openBeside(service.definition.name, flags, { mayBeUnused: true })
    const report = createImportReport(process.stderr)
    try {
      const outcome = await importer.run(context, { location, options }, report)
      report.end()
      console.log(json ? JSON.stringify(outcome.counts) : outcome.text)
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

function importing(definitions: readonly AnyDefinition[]): ImportingService[] {
  return definitions.flatMap((definition) => {
    const { importers = {} } = definition
    return Object.keys(importers).length ? { definition, importers } : []
  })
}

function findService(services: readonly ImportingService[], name: string | undefined): ImportingService {
  const names = services.map(({ definition }) => definition.name)
  if (!names.length) throw new UsageError('No service of this release can import anything.')
  if (name === undefined) throw new UsageError(`Into which service? There are: ${names.join(', ')}.`)
  const service = services.find(({ definition }) => definition.name === name)
  if (!service) throw new UsageError(unknownWord(name, 'a service that can import', names))
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
  return `${name} takes in:\n\n${lines.join('\n')}\n\nThe flags are explained by: octavo import --help`
}

/** The flags of all sources are known to the command line; each source has only its own. */
function refuseForeignFlags(
  flags: Record<string, unknown>,
  source: string,
  { options = {} }: ServiceImporter,
): void {
  const known = [...Object.keys(ownFlags), ...Object.keys(options)]
  const foreign = Object.keys(flags).find((flag) => flags[flag] !== undefined && !known.includes(flag))
  if (foreign === undefined) return
  const names = known.map((flag) => `--${flag}`)
  throw new UsageError(`--${foreign} is not a flag of ${source}. There are: ${names.join(', ')}.`)
}

function flagsOf(options: ServiceImporter['options'] = {}): Record<string, Flag> {
  return { ...options }
}
