import { resolveSettings, type SettingSources, SettingsError } from '@octavo/platform/config.ts'
import type { AnyDefinition } from '../registry.ts'
import { bad, type Finding } from './finding.ts'

type Examined = Pick<AnyDefinition, 'name' | 'config' | 'examine'>

/** What the services themselves have to say about what their settings name. */
export async function examineServices(
  sources: SettingSources,
  definitions: readonly Examined[],
): Promise<Finding[]> {
  const told = await Promise.all(definitions.map((definition) => examine(definition, sources)))
  return told.flat()
}

async function examine(definition: Examined, sources: SettingSources): Promise<Finding[]> {
  const { name, config } = definition
  try {
    const { values } = resolveSettings(config, sources, name)
    const findings = (await definition.examine?.(values)) ?? []
    return findings.map((finding) => ({ ...finding, about: name }))
  } catch (error) {
    // The line of the settings has told of it.
    if (error instanceof SettingsError) return []
    const advice = `Correct what the settings of ${name} name, or look at what it says when it starts.`
    return [bad(name, `It cannot be examined: ${Object(error).message ?? error}.`, advice)]
  }
}
