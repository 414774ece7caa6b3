import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untyped } from '@octavo/testing/untyped.ts'
import type { Description } from '../src/api/openapi.ts'
import { exampleOf } from '../src/pages/explorer/example.ts'

const description: Description = {
  info: { title: 'Letters', version: 'v1' },
  paths: {},
  components: {
    schemas: {
      Person: {
        type: 'object',
        required: ['name', 'friends'],
        properties: {
          name: { type: 'string', example: 'Ines' },
          age: { type: 'integer' },
          friends: { type: 'array', items: { $ref: '#/components/schemas/Person' } },
        },
      },
    },
  },
}

test('example: contains required fields with examples of the schema', () => {
  const schema = {
    type: 'object',
    required: ['title', 'kind', 'pages', 'isOpen'],
    properties: {
      title: { type: 'string' },
      kind: { enum: ['note', 'letter'] },
      pages: { type: 'integer', minimum: 2 },
      isOpen: { type: 'boolean' },
      color: { type: 'string' },
    },
  }
  assert.deepEqual(exampleOf(schema, description), { title: '', kind: 'note', pages: 2, isOpen: true })
})

test('example: a recursive schema terminates', () => {
  const person = exampleOf({ $ref: '#/components/schemas/Person' }, description)
  assert.equal(untyped(person).name, 'Ines')
  assert.ok(JSON.stringify(person).length < 1000)
})
