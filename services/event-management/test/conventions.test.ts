import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startEvents } from './service.ts'

const service = await startEvents()
const ada = await service.as('ada')

test('All paths work at the root and below /v3, with and without slashes', async () => {
  const paths = [
    '/users/me/',
    '/users/me',
    '/v3/users/me/',
    '/v3/users/me',
    '//v3//users//me//',
    '/v3//users/me?x=/',
  ]
  const responses = await Promise.all(paths.map((path) => ada.get(path)))
  for (const { status, text } of responses) assert.deepEqual([status, text], [200, responses[0]?.text])
})

test("Unknown paths and methods have Eventbrite's errors", async () => {
  const nowhere = await ada.get('/nowhere/')
  assert.deepEqual(nowhere.json, {
    status_code: 404,
    error: 'NOT_FOUND',
    error_description: 'The path you requested does not exist.',
  })
  const wrong = await ada.send('PUT', '/users/me/')
  assert.deepEqual([wrong.status, wrong.json.error], [405, 'METHOD_NOT_ALLOWED'])
  assert.match(wrong.headers.get('allow') ?? '', /GET/)
  const large = await ada.post('/webhooks/', { endpoint_url: 'x'.repeat(13 * 1024 * 1024) })
  assert.deepEqual([large.status, large.json.status_code, large.json.error], [413, 413, 'BAD_REQUEST'])
})

test('Successful writes return a waypoint, which is accepted; reads and errors return none', async () => {
  const name = 'Eventbrite-API-Waypoint-Token'
  const creation = await ada.post('/webhooks/', { endpoint_url: 'https://example.org/' })
  const waypoint = creation.headers.get(name) ?? ''
  assert.match(waypoint, /^[\w-]+$/)
  const response = await ada.get('/webhooks/', { [name]: waypoint })
  assert.deepEqual([response.status, response.headers.get(name)], [200, null])
  assert.equal((await ada.post('/webhooks/', {})).headers.get(name), null)
  assert.match((await ada.delete(`/webhooks/${creation.json.id}/`)).headers.get(name) ?? '', /./)
})

test('Unknown switches are refused', async () => {
  const getWithSwitches = (on: string, off?: string) =>
    ada.get('/users/me/', {
      'Eb-Api-Switches-Enabled': on,
      ...(off !== undefined && { 'Eb-Api-Switches-Disabled': off }),
    })
  assert.equal((await getWithSwitches('omit_description_from_event_container, ')).status, 200)
  const both = await getWithSwitches(
    'OMIT_DESCRIPTION_FROM_EVENT_CONTAINER',
    'omit_description_from_event_container',
  )
  assert.deepEqual([both.status, both.json.error], [409, 'REQUEST_CONFLICT'])
  const unknown = await getWithSwitches('EVENT_FORMAT_OCT_2099')
  assert.deepEqual([unknown.status, unknown.json.error], [400, 'BAD_REQUEST'])
})

test('Pages of any origin may send requests and read the headers', async () => {
  const preflight = await service.call('/v3/users/me/', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  })
  assert.equal(preflight.status, 204)
  assert.equal(preflight.headers.get('access-control-allow-origin'), '*')
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /authorization/i)
  const response = await ada.get('/users/me/')
  assert.equal(response.headers.get('access-control-allow-origin'), '*')
  assert.match(response.headers.get('access-control-expose-headers') ?? '', /x-rate-limit/)
})
