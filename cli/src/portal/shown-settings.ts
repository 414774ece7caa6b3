import { type ResolvedSettings, type SettingOrigin, variableOf } from '@octavo/platform/config.ts'
import { maskSecrets } from '@octavo/platform/log.ts'
import type { TObject } from 'typebox'
import { kebab } from '../settings.ts'

export interface ShownSetting {
  name: string
  flag: string
  variable: string
  /** Null where it is not set. */
  value: unknown
  origin: SettingOrigin
  description: string
}

/** The settings in force, without what is secret in them. A service's have its name as prefix. */
export function showSettings(
  schema: TObject,
  { values, origins }: ResolvedSettings<TObject>,
  prefix = '',
): ShownSetting[] {
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    flag: prefix ? `--${prefix}.${name}` : `--${kebab(name)}`,
    variable: variableOf(name, prefix),
    value: maskValue(name, Object(values)[name]),
    origin: origins[name] ?? 'default',
    description: String(Object(property).description ?? ''),
  }))
}

const isSecret = /(?:password|secret|token|key)$/i
const mask = '…'

function maskValue(name: string, value: unknown): unknown {
  if (value === undefined || value === '') return value ?? null
  if (isSecret.test(name)) return mask
  // Up to the last `@`: a password in an address may hold any of the characters before it.
  return typeof value === 'string' ? maskSecrets(value.replace(/(:\/\/[^:/@]*:).*@/, `$1${mask}@`)) : value
}
