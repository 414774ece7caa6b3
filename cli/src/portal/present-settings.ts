import { type ResolvedSettings, type SettingOrigin, variableOf } from '@octavo/platform/config.ts'
import { maskSetting } from '@octavo/platform/mask-secrets.ts'
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
    value: maskSetting(name, asRecord(values)[name]) ?? null,
    origin: origins[name] ?? 'default',
    description: String(asRecord(property).description ?? ''),
  }))
}
