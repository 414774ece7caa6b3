import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { loadServices } from '@octavo/cli/registry.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { describeService } from '@octavo/platform/start-service.ts'

for (const { name, definition } of await loadServices()) {
  test(`generated: openapi.json of ${name} matches its routes`, async () => {
    const description = await describeService(definition, createLogger('silent'))
    assert.deepEqual(readDescription(name), JSON.parse(JSON.stringify(description)), 'run npm run generate')
  })

  test(`generated: every operation of ${name} has an id of its own`, () => {
    const paths: Record<string, Record<string, { operationId?: string }>> = readDescription(name).paths
    const ids = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )
    assert.equal(ids.includes(undefined), false)
    assert.deepEqual(
      ids.filter((id, index) => ids.indexOf(id) < index),
      [],
    )
  })

  test(`generated: the README of ${name} is there and shows a first call`, () => {
    const readme = readFileSync(new URL(`../../../services/${name}/README.md`, import.meta.url), 'utf8')
    assert.ok(readme.includes(definition.firstCall), definition.firstCall)
  })
}

function readDescription(service: string) {
  return JSON.parse(
    readFileSync(new URL(`../../../services/${service}/openapi.json`, import.meta.url), 'utf8'),
  )
}
