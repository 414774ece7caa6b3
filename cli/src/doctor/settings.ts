import {
  type ResolvedSettings,
  resolveSettings,
  type SettingSources,
  SettingsError,
} from '@octavo/platform/config.ts'
import { type LoadedService, serviceNames } from '../registry.ts'
import { resolveServerSettings, type serverSettings } from '../settings.ts'
import { type Finding, failed, passed } from './finding.ts'

/** Returns the server's settings only if they are valid. Findings cover the services' settings too. */
export function checkSettings(
  sources: SettingSources,
  services: readonly LoadedService[],
): { findings: Finding[]; server: ResolvedSettings<typeof serverSettings> | undefined } {
  const problems: string[] = []
  const attempt = <Value>(resolve: () => Value): Value | undefined => {
    try {
      return resolve()
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error
      problems.push(...error.problems)
      return undefined
    }
  }
  const server = attempt(() => resolveServerSettings(sources, serviceNames))
  for (const { name, definition } of services)
    attempt(() => resolveSettings(definition.config, sources, name))
  const findings = problems.map((problem) =>
    failed('settings', problem, 'Correct it in the flag, the environment or the settings file.'),
  )
  return { findings: findings.length ? findings : [passed('settings', 'valid')], server }
}
