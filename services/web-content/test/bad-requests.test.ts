import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type BadRequest,
  type BadResponse,
  createFailureLog,
  findFaults,
  listBadRequests,
} from '@octavo/testing/bad-requests.ts'
import { describeOnBothDatabases, storageOptions, type TestDatabases } from '@octavo/testing/databases.ts'
import service from '../src/index.ts'
import { newPosts } from './new-posts.ts'
import { startWebContent } from './service.ts'

describeOnBothDatabases(
  'bad requests',
  ({ location }) => test('get an error that clients can parse, and never a 500', () => sendAll(location())),
  service,
)

async function sendAll(database: ReturnType<TestDatabases['location']>): Promise<void> {
  const { log, failures } = createFailureLog()
  const running = await startWebContent({
    log,
    limits: 'off',
    settings: { file: { 'web-content': { maxQueriesPerUser: 0 } } },
    ...storageOptions(database),
  })
  await running.posts.write(newPosts(5))
  const ada = await running.as('ada', { role: 'admin' })
  const { json: query } = await ada('POST', '/v1/queries', { name: 'Council', q: 'council' })
  const exampleValue = (name: string) => (name === 'id' ? String(query.id) : '1')
  const all = [
    // A valid query would hold the stream open.
    ...listBadRequests(running.describe(), exampleValue).filter(
      ({ path }) => !path.startsWith('/v1/stream?q'),
    ),
    ...listBadQueries(),
  ]
  assert.ok(all.length > 5_000, `${all.length} requests`)
  // PostgreSQL rejects more, such as NUL characters.
  const requests = 'url' in database ? all : all.filter((_, index) => index % 3 === 0)
  const headers = { authorization: `Bearer ${ada.token}` }
  const faults = await findFaults(running.url, requests, headers, findFault)
  // The log has the stack traces.
  assert.deepEqual(faults, [], failures.join('\n'))
}

const paths = [
  '/filterWebContent?ts=0&highlight=true&format=xml&q=',
  '/filterWebContent?ts=0&sort=relevancy&format=csv&q=',
  '/v1/articles?sort=relevancy&q=',
  '/v1/articles?keywords=',
  '/v1/filters?q=',
  '/v1/queries/validate?q=',
  '/v1/queries/explain?q=',
]

/** Queries that nest, repeat or speak the language of a database. */
function listBadQueries(): BadRequest[] {
  const list = (count: number, sign: string, write: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => write(n)).join(sign)
  const queries = [
    `${'('.repeat(1_999)}a${')'.repeat(1_999)}`,
    `${'('.repeat(49)}a${')'.repeat(49)}`,
    `${'-('.repeat(48)}a${')'.repeat(48)}`,
    `${list(44, '', () => '(a OR (b AND ')}c${'))'.repeat(44)}`,
    `${'-'.repeat(3_999)}a`,
    '*',
    '-*',
    list(500, ' OR ', (n) => `${String.fromCodePoint(97 + (n % 26), 97 + (n % 25))}*`),
    list(400, ' ', (n) => `w${n}`),
    list(300, ' OR ', (n) => `-w${n}`),
    list(300, ' OR ', (n) => `num_chars:>${n}`),
    list(10, ' OR ', () => '"a b"~10'),
    `"${'a '.repeat(1_900)}"`,
    `aa${'*a'.repeat(20)}`,
    `aa${'?'.repeat(3_000)}`,
    `'; DROP TABLE post_1; --`,
    `x' OR '1'='1`,
    'NEAR(a b, 3)',
    `"a" "b"'"`,
    'title : ^ a',
    "'a' & !'b' | 'c':*A <-> d",
    'a\\',
    '\\',
    '"\\"',
    'num_chars:>1e308',
    'num_chars:9007199254740993',
    'domain_rank:[-1e15 TO 1e15]',
    'published:>now-99999999M',
    'published:{* TO 275760-09-13}',
    'uuid:"\u202e"',
    'site:\u{1f419}',
    'language:__proto__',
    'category:constructor',
    'toString:a',
    '\u202eabc\u202c \ufeff',
    'ﷺ ﬁ İ ß',
    'e\u0301'.repeat(1_500),
    '\u200d'.repeat(1_000),
  ].map((query) => encodeURIComponent(query))
  return [...queries, 'a%ED%A0%80b', 'a%ff', 'a%00'].flatMap((query) =>
    paths.map((path) => ({ method: 'GET', path: path + query, contentType: undefined, body: undefined })),
  )
}

/** Errors are JSON in every format. */
function findFault({ status, contentType, text }: BadResponse): string | undefined {
  if (status >= 500) return `${status}: ${text.slice(0, 500)}`
  if (status < 400 || text === '') return undefined
  if (!contentType.startsWith('application/json')) return `${status} is ${contentType}`
  const { detail, code } = JSON.parse(text)
  const isReadable = typeof detail === 'string' && detail !== '' && typeof code === 'string'
  return isReadable ? undefined : `${status}: ${text.slice(0, 500)}`
}
