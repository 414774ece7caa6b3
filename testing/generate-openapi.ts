// Writes services/<name>/openapi.json for every service from what its routes declare.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadServices } from '@octavo/cli/registry.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { describeService } from '@octavo/platform/start-service.ts'

for (const { name, definition } of await loadServices()) {
  const description = await describeService(definition, createLogger('silent'))
  const file = join(import.meta.dirname, '../services', name, 'openapi.json')
  writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`)
}
