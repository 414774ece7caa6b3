import { type ResolvedSettings, type SettingOrigin, variableOf } from '@octavo/platform/config.ts'
import { maskSecrets } from '@octavo/platform/log.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { TObject } from 'typebox'
import { kebab } from '../settings.ts'

export interface SettingView {
  name: string
  flag: string
  variable: string
  /** Null if not set. */
  value: unknown
  origin: SettingOrigin
  description: string
}

/** The effective settings with secrets masked. `prefix` is the service's name. */
export function presentSettings(
  schema: TObject,
  { values, origins }: ResolvedSettings<TObject>,
  prefix = '',
): SettingView[] {
  return Object.entries(schema.properties).map(([name, property]) => ({
    name,
    flag: prefix ? `--${prefix}.${name}` : `--${kebab(name)}`,
    variable: variableOf(name, prefix),
    value: maskValue(name, asRecord(values)[name]),
    origin: origins[name] ?? 'default',
    description: String(asRecord(property).description ?? ''),
  }))
}

const isSecret = /(?:password|secret|token|key)$/i
const mask = '…'

function maskValue(name: string, value: unknown): unknown {
  if (value === undefined || value === '') return value ?? null
  if (isSecret.test(name)) return mask
  // Up to the last `@`, because a password may contain `@`.
  return typeof value === 'string' ? maskSecrets(value.replace(/(:\/\/[^:/@]*:).*@/, `$1${mask}@`)) : value
}
