import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type BadResponse,
  createFailureLog,
  findFaults,
  listBadRequests,
} from '@octavo/testing/bad-requests.ts'
import { databaseOptions, describeOnBothDatabases, type TestDatabases } from '@octavo/testing/databases.ts'
import definition from '../src/index.ts'
import { addPhotos } from './photo-rows.ts'
import { startPhoto } from './service.ts'

describeOnBothDatabases(
  'bad requests',
  ({ location }) => test('get an error that clients can parse, and never a 500', () => sendAll(location())),
  definition,
)

async function sendAll(database: ReturnType<TestDatabases['location']>): Promise<void> {
  const { log, failures } = createFailureLog()
  const service = await startPhoto({
    limits: 'off',
    log,
    settings: { file: { photo: { maxCollectionsPerUser: 10_000 } } },
    ...databaseOptions(database),
  })
  const ada = await service.as('ada', { role: 'editor' })
  const [id = '1'] = await addPhotos(service.context, ada.user.id, 1)
  const { json: collection } = await ada('POST', '/collections', { title: 'Trees' })
  const exampleValue = (name: string, path: string) => {
    if (name !== 'id') return name === 'username' ? 'ada' : '200'
    return path.startsWith('/collection') ? collection.id : id
  }
  const all = listBadRequests(service.describe(), exampleValue)
  assert.ok(all.length > 5_000, `${all.length} requests`)
  // PostgreSQL rejects more, such as NUL characters.
  const requests = 'url' in database ? all : all.filter((_, index) => index % 3 === 0)
  const headers = { authorization: `Bearer ${ada.token}` }
  const faults = await findFaults(service.url, requests, headers, (response) => findFault(response))
  // The log has the stack traces.
  assert.deepEqual(faults, [], failures.join('\n'))
}

/** 501 is the response of oEmbed to a format that is not supported. */
function findFault({ status, contentType, text }: BadResponse): string | undefined {
  if (status >= 500 && status !== 501) return `${status}: ${text.slice(0, 500)}`
  if (status < 400 || text === '') return undefined
  const { errors, error } = JSON.parse(text)
  // OAuth has errors of its own (RFC 6749 §5.2).
  if (typeof error === 'string') return undefined
  if (contentType !== 'application/json') return `${status} is ${contentType}`
  const isReadable =
    Array.isArray(errors) && errors.length > 0 && errors.every((one) => typeof one === 'string')
  return isReadable ? undefined : `${status}: ${text.slice(0, 500)}`
}
