import { createLogger } from '@octavo/platform/log.ts'
import { describeService } from '@octavo/platform/start-service.ts'
import type { Command } from '../command.ts'
import { registry, serviceNames } from '../registry.ts'
import { missingWord, unknownWord } from '../suggestion.ts'
import { UsageError } from '../usage-error.ts'

export const openapiCommand: Command = {
  name: 'openapi',
  usage: 'openapi SERVICE',
  summary: 'print the OpenAPI 3.1 description of a service',
  maxWords: 1,
  flags: async () => ({}),
  async run({ words: [name] }) {
    if (name === undefined) throw new UsageError(missingWord('openapi', 'a service', serviceNames))
    const service = registry.find((service) => service.name === name)
    if (!service) throw new UsageError(unknownWord(name, 'a service of this release', serviceNames))
    const description = await describeService(await service.load(), createLogger('silent'))
    process.stdout.write(`${JSON.stringify(description, null, 2)}\n`)
  },
}
