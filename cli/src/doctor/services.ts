import { resolveSettings, type SettingSources, SettingsError } from '@octavo/platform/config.ts'
import { errorMessage } from '@octavo/platform/unknown-values.ts'
import type { AnyDefinition } from '../registry.ts'
import { type Finding, failed } from './finding.ts'

type Examined = Pick<AnyDefinition, 'name' | 'config' | 'examine'>

/** Runs the checks that services define for files and folders in their settings. */
export async function examineServices(
  sources: SettingSources,
  definitions: readonly Examined[],
): Promise<Finding[]> {
  const findings = await Promise.all(definitions.map((definition) => examine(definition, sources)))
  return findings.flat()
}

async function examine(definition: Examined, sources: SettingSources): Promise<Finding[]> {
  const { name, config } = definition
  try {
    const { values } = resolveSettings(config, sources, name)
    const findings = (await definition.examine?.(values)) ?? []
    return findings.map((finding) => ({ ...finding, about: name }))
  } catch (error) {
    // checkSettings has already reported it.
    if (error instanceof SettingsError) return []
    const advice = `Correct the settings of ${name}, or see its error when it starts.`
    return [failed(name, `The check failed: ${errorMessage(error)}.`, advice)]
  }
}
