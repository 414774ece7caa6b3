import type { Importer, ImportOption, ImportUsage } from '@octavo/platform/importer.ts'
import type { ServiceSetup } from '@octavo/platform/service.ts'
import type { Command } from '../command.ts'
import { findWords } from '../flags.ts'
import { createImportReport } from '../import-report.ts'
import { type AnyDefinition, loadDefinitions, serviceNames } from '../registry.ts'
import { serviceFlags } from '../service-flags.ts'
import { unknownWord } from '../suggestion.ts'
import { UsageError } from '../usage-error.ts'

const { service: _, ...commonFlags } = serviceFlags

export const importCommand: Command = {
  async flags(args) {
    const words = findWords(args, commonFlags)
    const usages = (await loadImportingServices(words)).flatMap(({ imports }) => Object.values(imports))
    return { ...combineOptions(usages), ...commonFlags }
  },

  async run({ flags, words }, { stdout, stderr }) {
    const service = findService(await loadImportingServices(words), words[0])
    const [source, location] = findSource(service, words.slice(1))
    if (source === undefined) return void stdout.write(`${describeSources(service)}\n`)
    refuseFlagsOfOtherSources(flags, source, getUsage(service, source))
    const { data, 'database-url': databaseUrl, blobs, json, ...options } = flags
    const { setUpServiceForImport } = await import('../command-service.ts')
    const { ImportError } = await import('@octavo/platform/importer.ts')
    const { setup, close } = await setUpServiceForImport(service.name, flags)
    const report = createImportReport(stderr)
    try {
      const outcome = await getImporter(setup, source)({ location, options }, report)
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
  name: string
  imports: Readonly<Record<string, ImportUsage>>
}

/** Loads the services among the words; all of them if those support no imports, for errors and help. */
async function loadImportingServices(words: readonly string[]): Promise<ImportingService[]> {
  const named = serviceNames.filter((name) => words.includes(name))
  const services = importingServices(await loadDefinitions(named))
  return services.length ? services : importingServices(await loadDefinitions())
}

function importingServices(definitions: readonly AnyDefinition[]): ImportingService[] {
  return definitions.flatMap(({ name, imports = {} }) =>
    Object.keys(imports).length ? { name, imports } : [],
  )
}

/** Options of several services can have the same name; their help then shows every meaning. */
function combineOptions(usages: readonly ImportUsage[]): Record<string, ImportOption> {
  const combined: Record<string, ImportOption> = {}
  for (const [name, option] of usages.flatMap(({ options = {} }) => Object.entries(options))) {
    const help = combined[name]?.help
    combined[name] = help && help !== option.help ? { ...option, help: `${help}; or ${option.help}` } : option
  }
  return combined
}

function findService(services: readonly ImportingService[], name: string | undefined): ImportingService {
  const names = services.map((service) => service.name)
  if (!names.length) throw new UsageError('No service of this release supports imports.')
  if (name === undefined) throw new UsageError(`SERVICE is required. Available: ${names.join(', ')}.`)
  const service = services.find((service) => service.name === name)
  if (!service) throw new UsageError(unknownWord(name, 'a service that supports imports', names))
  return service
}

/** The name of the source can be omitted if the service has only one. */
function findSource(
  { imports }: ImportingService,
  words: readonly string[],
): readonly (string | undefined)[] {
  const [only, ...others] = Object.keys(imports)
  const isOmitted = words.length === 1 && others.length === 0 && words[0] !== only
  return isOmitted ? [only, ...words] : words
}

function getUsage({ name, imports }: ImportingService, source: string): ImportUsage {
  const usage = Object.hasOwn(imports, source) ? imports[source] : undefined
  if (!usage) throw new UsageError(unknownWord(source, `a source of ${name}`, Object.keys(imports)))
  return usage
}

function getImporter({ importers = {} }: ServiceSetup, source: string): Importer {
  const importer = importers[source]
  if (!importer) throw new Error(`There is no importer for ${source}.`)
  return importer
}

function describeSources({ name, imports }: ImportingService): string {
  const rows = Object.entries(imports).map(([source, { location, summary }]) => ({
    left: `octavo import ${name} ${source} ${location}`,
    summary,
  }))
  const width = Math.max(...rows.map(({ left }) => left.length))
  const lines = rows.map(({ left, summary }) => `  ${left.padEnd(width)}  ${summary}`)
  return `Sources of ${name}:\n\n${lines.join('\n')}\n\nFor the flags, run: octavo import ${name} --help`
}

/** The parser accepts the flags of all sources; this refuses those of other sources. */
function refuseFlagsOfOtherSources(
  flags: Record<string, unknown>,
  source: string,
  { options = {} }: ImportUsage,
): void {
  const allowedFlags = [...Object.keys(commonFlags), ...Object.keys(options)]
  const unexpected = Object.keys(flags).find(
    (flag) => flags[flag] !== undefined && !allowedFlags.includes(flag),
  )
  if (unexpected === undefined) return
  const names = allowedFlags.map((flag) => `--${flag}`)
  throw new UsageError(`--${unexpected} is not a flag of ${source}. Available: ${names.join(', ')}.`)
}
