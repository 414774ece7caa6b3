import { Agent, request } from 'node:http'
import { createLogger } from '@octavo/platform/log.ts'
import { untyped } from './untyped.ts'

type Json = Record<string, unknown>

export interface BadRequest {
  method: string
  path: string
  contentType: string | undefined
  body: string | undefined
}

/** A log that keeps the stack traces of unexpected errors. */
export function createFailureLog() {
  const failures: string[] = []
  const log = createLogger('json', (line) => {
    const { level, url, err } = JSON.parse(line)
    if (level >= 50) failures.push(`${url}\n${err?.stack ?? line}`)
  })
  return { log, failures }
}

export interface BadResponse {
  status: number
  contentType: string
  text: string
}

interface Operation {
  method: string
  path: string
  query: readonly string[]
  /** The schema of the JSON body. */
  body: Json | undefined
}

const long = 'x'.repeat(5_000)

/** Values of path and query parameters, encoded. */
const texts: readonly string[] = [
  '',
  '0',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  '9007199254740993',
  '99999999999999999999',
  'null',
  'true',
  '%5B%5D',
  '%7B%22a%22%3A1%7D',
  '%00',
  'a%00b',
  // A lone surrogate, an invalid byte and an incomplete escape.
  '%ED%A0%80',
  '%ff',
  '%',
  '%F0%9F%90%99',
  '%0d%0ax%3A%20y',
  '..%2F..%2Fetc%2Fpasswd',
  "'%22;--",
  '__proto__',
  ',,,',
  'a,'.repeat(2_000),
  long,
]

/** Stands for a number that JSON can express and JavaScript cannot. */
const endless = '@endless@'
const nested = (depth: number): unknown => (depth ? [nested(depth - 1)] : {})

/** Values of body properties. */
const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  endless,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202e🐙',
  '__proto__',
  long,
  'x'.repeat(70_000),
  [],
  [null],
  [[]],
  [{}],
  ['\0'],
  ['\ud800'],
  [long],
  Array.from({ length: 300 }, (_, index) => `n${index}`),
  {},
  { a: 1 },
  { length: -1 },
  nested(200),
]

const brackets = 2 ** 19
const bodies: readonly string[] = [
  '',
  'null',
  '[]',
  '"text"',
  '1',
  '{',
  '{}x',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":1e400}',
  '\ufeff{}',
  '['.repeat(2 * brackets),
  '['.repeat(brackets) + ']'.repeat(brackets),
  '{"a":'.repeat(brackets / 4),
]

/** Returns a valid value of a path parameter, so that the other parameters are reached. */
export type FindKnown = (name: string, path: string) => string

/**
 * A request for each bad value of each parameter and body property of each operation in an OpenAPI description. Reads
 * come first and deletions last, so that what is known exists as long as possible.
 */
export function listBadRequests(description: Json, exampleValue: FindKnown): BadRequest[] {
  const operations = listOperations(description).sort((a, b) => rankOf(a) - rankOf(b))
  return operations.flatMap((operation) => [
    ...inPath(operation, exampleValue),
    ...inQuery(operation, exampleValue),
    ...inBody(operation, exampleValue),
  ])
}

function listOperations(description: Json): Operation[] {
  const schemas: Json = untyped(description.components).schemas ?? {}
  return Object.entries(untyped(description.paths)).flatMap(([path, methods]) =>
    Object.entries(untyped(methods)).map(([method, operation]) => {
      const { parameters = [], requestBody } = untyped(operation)
      const query = parameters.filter((one: Json) => one.in === 'query').map((one: Json) => String(one.name))
      const schema = requestBody?.content['application/json']?.schema
      return { method: method.toUpperCase(), path, query, body: schema && resolve(schema, schemas) }
    }),
  )
}

function resolve(schema: Json, schemas: Json): Json {
  const { $ref } = schema
  return typeof $ref === 'string' ? untyped(schemas[$ref.replace('#/components/schemas/', '')]) : schema
}

const ranks = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE']
const rankOf = ({ method }: Operation) => ranks.indexOf(method)

const fill = (path: string, exampleValue: FindKnown) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => exampleValue(name, path))

function inPath({ method, path }: Operation, exampleValue: FindKnown): BadRequest[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return names.flatMap((name) =>
    texts.map((text) => ({
      method,
      path: fill(path, (other) => (other === name ? text : exampleValue(other, path))),
      contentType: undefined,
      body: undefined,
    })),
  )
}

function inQuery({ method, path, query }: Operation, exampleValue: FindKnown): BadRequest[] {
  const pairs = query.flatMap((name) => [
    ...texts.map((text) => `${name}=${text}`),
    name,
    `${name}[]=1&${name}[]=%00`,
    `${name}[a][b]=1`,
    `${name}=1&${name}=2`,
  ])
  const others = ['__proto__=1', '__proto__[a]=1', '%00=1', '%=1', '&&&===', 'x=1&'.repeat(3_000)]
  return [...pairs, ...others].map((pair) => ({
    method,
    path: `${fill(path, exampleValue)}?${pair}`,
    contentType: undefined,
    body: undefined,
  }))
}

function inBody({ method, path, body }: Operation, exampleValue: FindKnown): BadRequest[] {
  if (!body) return []
  const send = (text: string, contentType = 'application/json') => ({
    method,
    path: fill(path, exampleValue),
    contentType,
    body: text,
  })
  const properties: Json = untyped(body.properties ?? {})
  const valid = sampleOf(body)
  const json = (overrides: Json) =>
    JSON.stringify({ ...untyped(valid), ...overrides }).replaceAll(`"${endless}"`, '1e400')
  return [
    ...bodies.map((text) => send(text)),
    ...bodies.map((text) => send(text, 'application/x-www-form-urlencoded')),
    ...['text/plain; charset=utf-16', 'multipart/form-data', 'application/json; charset=x', ';'].map((type) =>
      send(json({}), type),
    ),
    ...Object.entries(properties).flatMap(([name, schema]) => [
      ...values.map((value) => send(json({ [name]: value }))),
      ...texts.map((text) => send(`${name}=${text}`, 'application/x-www-form-urlencoded')),
      ...Object.keys(untyped(untyped(schema).properties ?? {})).flatMap((inner) =>
        values.map((value) => send(json({ [name]: { [inner]: value } }))),
      ),
    ]),
  ]
}

/** A value that fits the schema. */
function sampleOf(schema: Json): unknown {
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.anyOf)) return sampleOf(untyped(schema.anyOf[0]))
  if (schema.type === 'object') {
    const members = Object.entries(untyped(schema.properties ?? {}))
    const required = Array.isArray(schema.required) ? schema.required : []
    return Object.fromEntries(
      members
        .filter(([name]) => required.includes(name))
        .map(([name, member]) => [name, sampleOf(untyped(member))]),
    )
  }
  if (schema.type === 'array') return []
  if (schema.type === 'integer' || schema.type === 'number') return 1
  return schema.type === 'boolean' ? false : 'text'
}

const atOnce = 8
const timeoutMs = 60_000

/** Sends the requests, and returns those with a wrong response. `findFault` returns what is wrong with it. */
export async function findFaults(
  url: string,
  requests: readonly BadRequest[],
  headers: Record<string, string>,
  findFault: (response: BadResponse) => string | undefined,
): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const faults: string[] = []
  const waiting = requests.values()
  const work = async () => {
    for (const one of waiting) {
      const fault = await send(agent, url, one, headers).then(findFault, (error) => String(error))
      const { method, path, contentType = '', body = '' } = one
      if (fault)
        faults.push(`${method} ${path.slice(0, 200)} ${contentType} ${body.slice(0, 200)}\n  ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  agent.destroy()
  return faults
}

function send(
  agent: Agent,
  url: string,
  { method, path, contentType, body }: BadRequest,
  headers: Record<string, string>,
): Promise<BadResponse> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const type = contentType && { 'content-type': contentType }
    const length = { 'content-length': Buffer.byteLength(body ?? '') }
    // Not `fetch`, which would normalize the address.
    const clientRequest = request({
      agent,
      hostname,
      port,
      method,
      path,
      headers: { ...headers, ...type, ...length },
      signal: AbortSignal.timeout(timeoutMs),
    })
    clientRequest.on('error', reject)
    clientRequest.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    clientRequest.end(body)
  })
}
