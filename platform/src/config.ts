import type { Static, TObject } from 'typebox'
import { Compile } from 'typebox/compile'
import Value from 'typebox/value'
import { describeIssues } from './internal/http/validation-issues.ts'
import { convertTexts } from './internal/text-values.ts'
import { maskSetting } from './mask-secrets.ts'

/** Settings by dotted name, in order of precedence: flags, environment, file, default. */
export interface SettingSources {
  flags?: Record<string, unknown>
  env?: Record<string, string | undefined>
  file?: Record<string, unknown>
}

export type SettingOrigin = 'flag' | 'environment' | 'file' | 'default'

export interface ResolvedSettings<Schema extends TObject> {
  values: Static<Schema>
  origins: Record<string, SettingOrigin>
}

/** Lists all invalid settings at once. */
export class SettingsError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'SettingsError'
    this.problems = problems
  }
}

/**
 * `prefix` is the namespace of a service's settings. For example, `alphaShape` of `country-data` is the flag
 * `country-data.alphaShape`, the variable `OCTAVO_COUNTRY_DATA_ALPHA_SHAPE` and the file's `"country-data":
 * {"alphaShape": …}`.
 */
export function resolveSettings<Schema extends TObject>(
  schema: Schema,
  sources: SettingSources,
  prefix = '',
): ResolvedSettings<Schema> {
  const { flags = {}, env = {}, file = {} } = sources
  const section = prefix ? (file[prefix] ?? {}) : file
  if (typeof section !== 'object' || Array.isArray(section))
    throw new SettingsError([`${prefix} must be an object of settings (file).`])
  const inFile = new Map(Object.entries(section))
  const named = (name: string) => (prefix ? `${prefix}.${name}` : name)
  const origins: Record<string, SettingOrigin> = {}
  const inputs: Record<string, unknown> = {}
  const take = (name: string, origin: SettingOrigin, value: unknown) => {
    if (value === undefined || origins[name]) return
    origins[name] = origin
    inputs[name] = value
  }
  const names = Object.keys(schema.properties)
  for (const name of names) {
    take(name, 'flag', flags[named(name)])
    take(name, 'environment', env[variableOf(name, prefix)])
    take(name, 'file', inFile.get(name))
    origins[name] ??= 'default'
  }
  const unknown = prefix ? [...inFile.keys()].filter((name) => !names.includes(name)) : []
  const values = Value.Default(schema, convertTexts(schema, inputs))
  const problems = [
    ...unknown.map((name) => `${named(name)} is not a setting; there are ${names.join(', ') || 'none'}.`),
    ...describeIssues(Compile(schema).Errors(values)).map(({ field, message }) => {
      const [name = ''] = field.split('.')
      const suffix = Object.hasOwn(inputs, name)
        ? `, and ${describeInput(name, inputs[name])} was given (${origins[name]})`
        : ''
      return `${named(name)} ${message}${suffix}.`
    }),
  ]
  if (problems.length) throw new SettingsError(problems)
  // The schema check above proves the type.
  return { values: values as Static<Schema>, origins }
}

/** Flags and variables contain lists and objects as JSON. */
function describeInput(name: string, input: unknown): string {
  if (typeof input !== 'string' || !/^\s*[[{]/.test(input)) return JSON.stringify(maskSetting(name, input))
  try {
    return JSON.stringify(JSON.stringify(maskSetting(name, JSON.parse(input))))
  } catch {
    return 'text that is not JSON'
  }
}

export function variableOf(name: string, prefix = ''): string {
  return ['octavo', ...(prefix ? [prefix] : []), name]
    .map((part) =>
      part
        .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
        .replace(/[-.]/g, '_')
        .toUpperCase(),
    )
    .join('_')
}
