import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untyped } from '@octavo/testing/untyped.ts'
import type { OpenAPI3, ResponseObject } from 'openapi-typescript'
import { nameResponses, removeEmptyMembers } from '../shorten.ts'

const answer = (record: string, description = 'Answer.') => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${record}` } } },
})
const describe = (responses: Record<string, ResponseObject>): OpenAPI3 => ({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: { '/pets': { get: { responses } } },
})
const answersOf = (responses: Record<string, ResponseObject>) =>
  untyped(nameResponses(describe(responses)).paths?.['/pets']).get.responses

test('nameResponses: responses with the same schema are named after it', () => {
  const named = nameResponses(describe({ 200: answer('Pet'), 201: answer('Pet') }))
  assert.deepEqual(named.components?.responses, { Pet: answer('Pet') })
  const reference = { $ref: '#/components/responses/Pet' }
  assert.deepEqual(untyped(named.paths?.['/pets']).get.responses, { 200: reference, 201: reference })
})

test('nameResponses: different responses, and those without or with several schemas, are unchanged', () => {
  const several = { ...answer('Pet').content, 'text/xml': { schema: { type: 'string' as const } } }
  const others: Record<string, ResponseObject> = {
    201: answer('Pet', 'Made.'),
    202: { description: 'A choice.', content: several },
    203: { description: 'Bytes.', content: { 'image/png': { schema: { type: 'string' } } } },
    204: { description: 'Nothing.' },
  }
  const { 200: _, ...answers } = answersOf({ 200: answer('Pet'), ...others })
  assert.deepEqual(answers, others)
})

test('removeEmptyMembers: removes never members and keeps parameters', () => {
  const types = `export interface paths {
    "/pets": {
        parameters: {
            query?: never;
            header?: never;
        };
        get: {
            parameters: {
                query: {
                    name: string;
                };
                header?: never;
            };
            requestBody?: never;
        };
        put?: never;
    };
}
`
  assert.equal(
    removeEmptyMembers(types),
    `export interface paths {
    "/pets": {
        get: {
            parameters: {
                query: {
                    name: string;
                };
            };
        };
    };
}
`,
  )
})
