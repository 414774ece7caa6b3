import {
  type ResolvedSettings,
  resolveSettings,
  type SettingSources,
  SettingsError,
} from '@octavo/platform/config.ts'
import { type LoadedService, serviceNames } from '../registry.ts'
import { type houseSettings, resolveHouse } from '../settings.ts'
import { bad, type Finding, well } from './finding.ts'

/** The settings of the house, if they can be used, and what is wrong with any. */
export function checkSettings(
  sources: SettingSources,
  services: readonly LoadedService[],
): { findings: Finding[]; house: ResolvedSettings<typeof houseSettings> | undefined } {
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
  const house = attempt(() => resolveHouse(sources, serviceNames))
  for (const { name, definition } of services)
    attempt(() => resolveSettings(definition.config, sources, name))
  const findings = problems.map((problem) =>
    bad('settings', problem, 'Correct it where it was given: a flag, the environment or the settings file.'),
  )
  return { findings: findings.length ? findings : [well('settings', 'can be used')], house }
}
