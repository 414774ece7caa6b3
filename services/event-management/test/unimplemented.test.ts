import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untyped } from '@octavo/testing/untyped.ts'
import { findUnimplemented } from '../src/unimplemented.ts'
import { routePath } from '../src/wire/paths.ts'
import { assertError } from './event-making.ts'
import { documentedOperations, earlierOperations } from './eventbrite-operations.ts'
import { startEvents } from './service.ts'

const { as, describe } = await startEvents()

const routes = Object.entries(untyped(describe().paths)).flatMap(([path, operations]) =>
  Object.keys(untyped(operations)).map(
    (method) => new RegExp(`^${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  ),
)

test('Every operation of Eventbrite is implemented or reported as unimplemented', () => {
  assert.ok(documentedOperations.length > 90)
  const missingOperations = [...documentedOperations, ...earlierOperations].filter((operation) => {
    const [method = '', template = ''] = operation.split(' ')
    const path = routePath(template.replace(/\{\w+\}/g, '1'))
    return !routes.some((route) => route.test(`${method} ${path}`)) && !findUnimplemented(method, path)
  })
  assert.deepEqual(missingOperations, [])
})

test('An unimplemented operation returns an error in the format of the service', async () => {
  const ada = await as('ada')
  for (const [method, path] of [
    ['GET', '/users/me/contact_lists/'],
    ['GET', '/v3//users/1/contact_lists/2/'],
    ['GET', '/%63ontact_lists/1/'],
    ['GET', '/events/1/teams/?page=2'],
    ['POST', '/v3/events/1/teams/create'],
    ['GET', '/balance/1/events/2/'],
    ['POST', '/series/1/publish/'],
  ] as const) {
    const response = await ada.send(method, path)
    assertError(response, 501, 'UNSUPPORTED_OPERATION')
    assert.equal(response.json.error_description, 'This operation is not implemented.', path)
    assert.equal(response.headers.get('octavo-unimplemented'), 'true', path)
  }
})

test('Unknown paths and methods are not reported as unimplemented', async () => {
  const ada = await as('ada')
  for (const [method, path, status] of [
    ['GET', '/users/me/nonsense/', 404],
    ['GET', '/events/1/teamsy/', 404],
    ['DELETE', '/ticket_groups/', 404],
    ['DELETE', '/events/1/discounts/', 405],
    ['DELETE', '/refund_requests/1/approve/', 405],
  ] as const) {
    const response = await ada.send(method, path)
    assert.equal(response.status, status, `${method} ${path}`)
    assert.equal(response.headers.get('octavo-unimplemented'), null, path)
  }
})
