import assert from 'node:assert/strict'
import { asRecord } from '../../src/unknown-values.ts'

type Json = Record<string, unknown>

/** Checks the OpenAPI 3.1 rules for the parts that the platform generates. */
export function assertOpenApi(description: Json): void {
  assert.match(String(description.openapi), /^3\.1\.\d+$/)
  const { title, version } = object(description.info)
  assert.ok(typeof title === 'string' && typeof version === 'string')
  const ids = new Set<string>()
  const shapes = new Set<string>()
  for (const [path, item] of Object.entries(object(description.paths))) {
    assert.match(path, /^\/(?!:)(?:[^?#*/]|\/(?!:))*$/, path)
    const shape = path.replace(/\{[^}]*\}/g, '{}')
    assert.ok(!shapes.has(shape), `${path} is there twice`)
    shapes.add(shape)
    for (const [method, operation] of Object.entries(object(item))) {
      assert.match(method, /^(get|put|post|delete|options|patch|trace)$/)
      checkOperation(`${method} ${path}`, path, object(operation), ids)
    }
  }
  for (const name of Object.keys(object(object(description.components).schemas)))
    assert.match(name, /^[\w.-]+$/)
  checkReferences(description, description)
}

function checkOperation(where: string, path: string, operation: Json, ids: Set<string>): void {
  const { operationId, parameters = [], responses, requestBody } = operation
  if (operationId !== undefined) {
    assert.ok(!ids.has(String(operationId)), `${operationId} names two operations`)
    ids.add(String(operationId))
  }
  assert.ok(Array.isArray(parameters))
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  const inTemplate = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
  assert.deepEqual(inPath.sort(), inTemplate.sort(), where)
  const places = parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
  assert.equal(new Set(places).size, places.length, where)
  for (const parameter of parameters) {
    assert.match(parameter.in, /^(path|query|header)$/)
    assert.equal(typeof parameter.name, 'string')
    assert.ok(parameter.in !== 'path' || parameter.required === true)
    assert.equal(typeof parameter.schema, 'object')
  }
  if (requestBody) checkContent(where, object(requestBody).content)
  const answers = Object.entries(object(responses))
  assert.ok(answers.length > 0, where)
  for (const [status, response] of answers) {
    assert.match(status, /^([1-5]\d\d|[1-5]XX|default)$/)
    const { description, content } = object(response)
    assert.equal(typeof description, 'string', `${where} ${status}`)
    if (content !== undefined) checkContent(where, content)
  }
}

function checkContent(where: string, content: unknown): void {
  const types = Object.entries(object(content))
  assert.ok(types.length > 0, where)
  for (const [type, media] of types) {
    assert.match(type, /^[\w.+*-]+\/[\w.+*-]+/)
    assert.equal(typeof object(media).schema, 'object')
  }
}

function checkReferences(part: unknown, document: Json): void {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part)) {
    if (key !== '$ref') checkReferences(value, document)
    else {
      const target = String(value)
        .split('/')
        .slice(1)
        .reduce<unknown>((part, name) => object(part)[name], document)
      assert.equal(typeof target, 'object', `${value} is nowhere`)
    }
  }
}

function object(value: unknown): Json {
  return asRecord(value)
}
