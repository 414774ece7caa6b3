import type { Command } from '../command.ts'
import { loadDefinition, serviceNames } from '../registry.ts'
import { refuseUnknownService } from '../service-flags.ts'
import { missingWord } from '../suggestion.ts'
import { UsageError } from '../usage-error.ts'

export const openapiCommand: Command = {
  flags: async () => ({}),
  async run({ words: [name] }, { stdout }) {
    if (name === undefined) throw new UsageError(missingWord('openapi', 'a service', serviceNames))
    refuseUnknownService(name)
    const { createLogger } = await import('@octavo/platform/log.ts')
    const { describeService } = await import('@octavo/platform/start-service.ts')
    const description = await describeService(await loadDefinition(name), createLogger('silent'))
    stdout.write(`${JSON.stringify(description, null, 2)}\n`)
  },
}
