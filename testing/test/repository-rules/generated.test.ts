import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { loadServices } from '@octavo/cli/registry.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { describeService } from '@octavo/platform/start-service.ts'

for (const { name, definition } of await loadServices()) {
  test(`generated: openapi.json of ${name} is what its routes declare`, async () => {
    const file = new URL(`../../../services/${name}/openapi.json`, import.meta.url)
    const description = await describeService(definition, createLogger('silent'))
    assert.deepEqual(
      JSON.parse(readFileSync(file, 'utf8')),
      JSON.parse(JSON.stringify(description)),
      'run npm run generate',
    )
  })

  test(`generated: the README of ${name} is there and shows a first call`, () => {
    const readme = readFileSync(new URL(`../../../services/${name}/README.md`, import.meta.url), 'utf8')
    assert.ok(readme.includes(definition.firstCall), definition.firstCall)
  })
}
