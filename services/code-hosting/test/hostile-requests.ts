import type { OutgoingHttpHeaders } from 'node:http'
import type { createDice } from '@octavo/testing/dice.ts'
import { untyped } from '@octavo/testing/untyped.ts'

type Json = Record<string, unknown>

export interface HostileRequest {
  method: string
  path: string
  headers: OutgoingHttpHeaders
  body: Buffer | undefined
}

/** Existing values for each path parameter. */
export type KnownValues = Record<string, readonly (string | number)[]>

export interface Operation {
  method: string
  path: string
  query: readonly string[]
  body: Json | undefined
}

type Dice = ReturnType<typeof createDice>

export function listOperations(description: Record<string, unknown>): Operation[] {
  const schemas: Json = untyped(untyped(description.components).schemas)
  const operations = Object.entries(untyped(description.paths)).flatMap(([path, methods]) =>
    Object.entries(untyped(methods)).map(([method, operation]) => {
      const { parameters = [], requestBody } = untyped(operation)
      const query = parameters.filter((one: Json) => one.in === 'query').map((one: Json) => String(one.name))
      const body = requestBody?.content['application/json'].schema
      return { method: method.toUpperCase(), path, query, body: body && resolved(body, schemas) }
    }),
  )
  // Operations that delete or hide the resources of others run last.
  return operations.sort((a, b) => Number(isFatal(a)) - Number(isFatal(b)))
}

const isFatal = ({ method, path }: Operation) =>
  (method !== 'GET' && /^\/(?:repos\/\{owner\}\/\{repo\}|user|orgs\/\{org\})$/.test(path)) ||
  (method === 'DELETE' && path.startsWith('/admin/')) ||
  path.endsWith('/transfer') ||
  path.endsWith('/suspended')

export function hostileRequest(operation: Operation, known: KnownValues, dice: Dice): HostileRequest {
  const { pick, isIn } = dice
  const isById = /^\/repos\/\{owner\}\/\{repo\}/.test(operation.path) && isIn(0.7)
  const template = isById
    ? operation.path.replace('/repos/{owner}/{repo}', `/repositories/${pick(known.repositoryId ?? [])}`)
    : operation.path
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    isIn(0.6) ? encodeURIComponent(pick(known[name] ?? ['1'])) : pick(hostilePathParts),
  )
  const names = [...operation.query, ...defaultQuery]
  const query = isIn(0.5)
    ? Array.from({ length: 3 }, () => `${pick(names)}=${pick(hostileQueryValues)}`).join('&')
    : ''
  const method = isIn(0.05) ? pick(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST']) : operation.method
  const mayHaveBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
  return {
    method,
    path: query ? `${path}?${query}` : path,
    headers: { ...(isIn(0.2) ? pick(hostileHeaders) : {}) },
    body: mayHaveBody ? hostileBody(operation.body, dice) : undefined,
  }
}

const long = 'x'.repeat(5000)
const defaultQuery = ['page', 'per_page', 'since', 'after', 'sort', 'direction', 'q', '__proto__', '%00']

const hostilePathParts: readonly string[] = [
  '..',
  '.',
  '%2e%2e',
  '%2F',
  '..%2F..%2Fetc%2Fpasswd',
  'a%2Fb',
  '%00',
  'a%00b',
  '-',
  '--',
  '-x',
  '--help',
  '--upload-pack=x',
  '%',
  '%zz',
  '%ff',
  '\xff\xfe',
  '%ED%A0%80',
  '%F0%9F%90%99',
  '%C3%A9',
  '%0a',
  '%0d%0a',
  '0',
  '-1',
  '1.5',
  '1e3',
  '9007199254740993',
  '2147483648',
  '99999999999999',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '_',
  '_0',
  '_1',
  '%20',
  '%3F',
  '%23',
  'a...b',
  '...',
  'HEAD',
  '@%7B0%7D',
  'HEAD~1',
  'HEAD%5E%7Btree%7D',
  ':(top)',
  '.git',
  'main:notes.txt',
  long,
  '0'.repeat(40),
  'f'.repeat(40),
  'abc',
  'refs%2Fheads%2Fmain',
  'heads%2F',
  "'%22;--",
  '%25',
  '*',
  '%5C',
]

const hostileQueryValues: readonly string[] = [
  '',
  '1',
  '0',
  '-1',
  '1.5',
  '100',
  '101',
  '999999999',
  '99999999999999999999',
  '1e400',
  'NaN',
  'true',
  '%00',
  '%F0%9F%90%99',
  '%ff',
  '\xff',
  '%ED%A0%80',
  '%',
  '%zz',
  long,
  '__proto__',
  '..',
  '-x',
  '*',
  'none',
  '%5B%5D',
  'a&page=b',
  'WzFd',
  'W10',
  'W251bGxd',
  'WyJ4IiwieCJd',
  'WzFlMzA4LDFd',
  'Wy0xLC0xXQ',
  'bnVsbA',
  '2020-01-01T00:00:00Z',
  '+275760-09-13T00:00:01Z',
  '9999-99-99',
  '0000-01-01',
  '-1-1-1',
  'open',
  'all',
  'created',
  'asc',
  'public',
  'a,b,c',
  ',',
  ',,,',
  'a,'.repeat(1500),
  '%25',
  '_',
  '%5C',
  '%27',
  'main',
  'HEAD',
]

const hostileHeaders: readonly OutgoingHttpHeaders[] = [
  { accept: 'application/vnd.github.raw' },
  { accept: 'application/vnd.github.html+json' },
  { accept: 'application/vnd.github.full+json' },
  { accept: 'application/vnd.github.diff' },
  { accept: 'application/vnd.github.patch' },
  { accept: 'application/vnd.github.sha' },
  { accept: 'application/vnd.github.object+json' },
  { accept: ',;q=x, */*;q=-1, application/vnd.github' },
  { 'x-github-api-version': '2026-03-10' },
  { 'x-github-api-version': '__proto__' },
  { 'if-none-match': 'W/"x", *' },
  { 'if-modified-since': 'not a date' },
  { range: 'bytes=5-1,-0' },
  { host: 'evil.example"<>' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { 'content-encoding': 'gzip' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'text/plain; charset=utf-16' },
  { authorization: 'Basic Og==' },
  { authorization: 'Bearer' },
  { authorization: 'Basic %%%' },
  { authorization: 'Bearer \xff' },
]

const brackets = 500_000
const rawBodies: readonly (Buffer | string)[] = [
  '',
  'null',
  '[]',
  '"text"',
  '1',
  'true',
  '{',
  '{"a":',
  '[1,',
  '{}x',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"a":1e400}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '"\\ud800"',
  '['.repeat(brackets),
  '['.repeat(brackets) + ']'.repeat(brackets),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
]

/** Stands for a number that JSON can say and JavaScript cannot. */
const endless = '@endless@'
const nested = (depth: number): unknown => (depth ? [nested(depth - 1)] : {})
const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  endless,
  '',
  ' ',
  '\n',
  'x',
  long,
  'x'.repeat(70_000),
  '\ud800',
  'a\udc00b',
  '\u0000',
  'a\u0000b',
  '\u202e',
  '🐙',
  '\u0001',
  '..',
  '../../etc',
  '-x',
  '--help',
  '.git',
  '.lock',
  'a..b',
  'a b',
  'refs/heads/x',
  'refs/heads/main',
  'HEAD',
  '0'.repeat(40),
  'f'.repeat(40),
  '9999-99-99',
  '+275760-09-13T00:00:00Z',
  '2020-01-01T00:00:00Z',
  '1e400',
  'http://',
  'http://[::1',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'ftp://x',
  'ada',
  'eve',
  'acme',
  'ssh-ed25519 AAAA',
  'x@example.org',
  '@',
  '=====',
  'aGk=',
  '<b>',
  'FFFFFF',
  '#fff',
  [],
  [null],
  [[]],
  [1],
  [''],
  ['x', 'x'],
  ['\u0000'],
  [long],
  [{}],
  Array.from({ length: 300 }, (_, n) => `n${n}`),
  {},
  { a: 1 },
  { name: null },
  { name: 'x' },
  { length: -1 },
  { toString: 1 },
  nested(200),
]
const prototypeKeys = JSON.parse('{"__proto__":{"x":1},"constructor":{"x":1},"toString":1}') as Json

function hostileBody(schema: Json | undefined, { pick, isIn }: Dice): Buffer {
  if (!schema || isIn(0.2)) return Buffer.from(pick(rawBodies))
  const fill = (one: Json, depth: number): unknown => {
    if (isIn(depth === 0 ? 0 : 0.25) || depth > 4) return pick(hostileValues)
    if ('const' in one) return one.const
    if (Array.isArray(one.enum)) return pick(one.enum)
    const choices = one.anyOf ?? one.oneOf
    if (Array.isArray(choices)) return fill(pick(choices), depth)
    if (one.type === 'string')
      return pick(['fine', 'notes.txt', 'main', 'ada', ...(one.pattern ? ['abcdef'] : [])])
    if (one.type === 'integer' || one.type === 'number') return pick([1, 2, 7])
    if (one.type === 'boolean') return isIn(0.5)
    if (one.type === 'null') return null
    if (one.type === 'array') return [fill(untyped(one.items), depth + 1)]
    const required = Array.isArray(one.required) ? one.required : []
    const members = Object.entries(untyped(one.properties ?? {})).filter(
      ([name]) => required.includes(name) || isIn(0.5),
    )
    return Object.fromEntries(members.map(([name, member]) => [name, fill(untyped(member), depth + 1)]))
  }
  const body = { ...(isIn(0.1) ? prototypeKeys : {}), ...untyped(fill(schema, 0)) }
  return Buffer.from(JSON.stringify(body).replaceAll(`"${endless}"`, '1e400'))
}

/** Resolves the references in a schema. */
function resolved(schema: Json, schemas: Json, depth = 0): Json {
  if (depth > 8) return {}
  const { $ref } = schema
  if (typeof $ref === 'string')
    return resolved(untyped(schemas[$ref.replace('#/components/schemas/', '')]), schemas, depth + 1)
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (Array.isArray(value))
        return [
          key,
          value.map((one) => (typeof one === 'object' ? resolved(untyped(one), schemas, depth + 1) : one)),
        ]
      return [key, typeof value === 'object' && value ? resolved(untyped(value), schemas, depth + 1) : value]
    }),
  )
}
