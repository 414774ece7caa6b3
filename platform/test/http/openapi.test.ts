import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untyped } from '@octavo/testing/untyped.ts'
import { Type } from 'typebox'
import { type App, createApp } from '../../src/http/app.ts'
import { collectOpenApi, type OpenApiInfo } from '../../src/internal/http/openapi.ts'
import { createLogger } from '../../src/log.ts'
import { createMetrics } from '../../src/metrics.ts'
import { assertOpenApi } from './openapi-structure.ts'
import { renderOops } from './sample-app.ts'

const Owner = Type.Object({ login: Type.String() }, { title: 'Owner', description: 'Who owns it.' })
const Thing = Type.Object(
  { id: Type.Integer(), title: Type.String(), owner: Owner, previous: Type.Optional(Type.Array(Owner)) },
  { title: 'Thing' },
)
const Oops = Type.Object({ oops: Type.String() }, { title: 'Oops' })

function addThingRoutes(app: App): void {
  const one = {
    operationId: 'getThing',
    summary: 'One thing',
    description: 'At length.',
    tags: ['things'],
    params: Type.Object({ id: Type.Integer({ description: 'Its number.' }) }),
    querystring: Type.Object({
      fields: Type.Optional(Type.String({ description: 'What to send.' })),
      depth: Type.Integer(),
    }),
    headers: Type.Object({ 'X-Version': Type.Optional(Type.String()) }),
    response: { 200: Thing, 404: { ...Oops, description: 'No such thing.' }, '5xx': Oops },
  }
  app.get('/things/:id', { schema: one }, () => never())
  app.get('/things', { schema: { operationId: 'listThings', response: { 200: Type.Array(Thing) } } }, () =>
    never(),
  )
  const schema = { operationId: 'createThing', body: Thing, response: { 201: Thing, 204: Type.Null() } }
  app.post('/things', { schema: schema }, () => never())
  const picture = {
    produces: ['image/png', 'image/webp'],
    response: { 200: Type.Unknown({ description: 'It.' }) },
  }
  app.get('/things/:id/picture.:format(png|webp)', { schema: picture }, () => never())
  app.get(
    '/files/*',
    { schema: { params: Type.Object({ '*': Type.String({ description: 'Where.' }) }) } },
    never,
  )
  app.post('/things::batch', () => never())
  app.get('/hidden', { schema: { hide: true } }, () => never())
}

function never(): never {
  throw new Error('never asked')
}

async function describe(addRoutes: (app: App) => void, access?: OpenApiInfo['access']) {
  const log = createLogger('silent')
  const app = createApp({ service: 'sample', log, metrics: createMetrics(), renderError: renderOops })
  const describe = collectOpenApi(app, { title: 'Things', summary: 'All of them.', version: 'v1', access })
  addRoutes(app)
  await app.close()
  return describe
}

test('the description of routes is OpenAPI 3.1', async () => {
  assertOpenApi((await describe(addThingRoutes))())
})

test('the description has each path once, with its methods and no HEAD', async () => {
  const { paths } = (await describe(addThingRoutes))()
  const methods = Object.entries(untyped(paths)).map(
    ([path, item]) => `${path} ${Object.keys(untyped(item))}`,
  )
  assert.deepEqual(methods, [
    '/files/{rest} get',
    '/things get,post',
    '/things/{id} get',
    '/things/{id}/picture.{format} get',
    '/things:batch post',
  ])
})

test('the description lists the security schemes, and the routes and services that need none', async () => {
  const routes = (app: App) => {
    app.get('/closed', never)
    app.get('/open', { config: { access: 'open' } }, never)
  }
  const describeWith = async (access?: OpenApiInfo['access']) => {
    const { security, components, paths } = untyped((await describe(routes, access))())
    const operations = [paths['/closed'].get.security, paths['/open'].get.security]
    return [security, components?.securitySchemes, operations]
  }
  const bearer = { type: 'http', scheme: 'bearer' } as const
  const key = { type: 'apiKey', in: 'query', name: 'key' } as const
  assert.deepEqual(await describeWith(), [undefined, undefined, [undefined, []]])
  assert.deepEqual(await describeWith({}), [[{ token: [] }], { token: bearer }, [undefined, []]])
  const securitySchemes = { bearer, key }
  const [security, schemes] = await describeWith({ securitySchemes, anonymousPlan: 'guest' })
  assert.deepEqual(security, [{ bearer: [] }, { key: [] }, {}])
  assert.deepEqual(schemes, securitySchemes)
})

test('the description of a route contains everything in its schema', async () => {
  const { paths } = (await describe(addThingRoutes))()
  const { get } = untyped(paths)['/things/{id}']
  const oops = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Oops' } } } }
  assert.deepEqual(get, {
    operationId: 'getThing',
    summary: 'One thing',
    description: 'At length.',
    tags: ['things'],
    parameters: [
      { name: 'id', in: 'path', description: 'Its number.', required: true, schema: { type: 'integer' } },
      {
        name: 'fields',
        in: 'query',
        description: 'What to send.',
        required: false,
        schema: { type: 'string' },
      },
      { name: 'depth', in: 'query', required: true, schema: { type: 'integer' } },
      { name: 'X-Version', in: 'header', required: false, schema: { type: 'string' } },
    ],
    responses: {
      200: {
        description: 'OK',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
      },
      404: { description: 'No such thing.', ...oops },
      '5XX': { description: 'Server error', ...oops },
    },
  })
})

test('the description hoists titled schemas from any place, and nothing that only looks like one', async () => {
  const Choice = Type.Object({
    title: Type.String({ default: 'a' }),
    kind: Type.Unknown({ default: { title: 'NotASchema' }, examples: [{ title: 'NorThis' }] }),
    sentence: Type.Object({}, { title: 'A title that is no name' }),
  })
  const { components, paths } = (
    await describe((app) => {
      addThingRoutes(app)
      app.get('/choice', { schema: { response: { 200: Choice } } }, () => never())
    })
  )()
  const { schemas } = untyped(components)
  assert.deepEqual(Object.keys(schemas), ['Oops', 'Owner', 'Thing'])
  const owner = { $ref: '#/components/schemas/Owner', description: 'Who owns it.' }
  assert.deepEqual(schemas.Thing.properties.owner, owner)
  assert.deepEqual(schemas.Thing.properties.previous.items, owner)
  assert.equal(schemas.Owner.description, undefined)
  assert.deepEqual(schemas.Thing.properties.title, { type: 'string' })
  const { schema } = untyped(paths)['/choice'].get.responses[200].content['application/json']
  assert.deepEqual(JSON.parse(JSON.stringify(schema)), JSON.parse(JSON.stringify(Choice)))
})

test('the description rejects two different schemas with one title', async () => {
  const other = Type.Object({ other: Type.Boolean() }, { title: 'Thing' })
  const description = await describe((app) => {
    addThingRoutes(app)
    app.get('/other', { schema: { response: { 200: other } } }, () => never())
  })
  assert.throws(description, /Two different schemas have the title Thing/)
})

test('the description names the media types of responses that are not JSON', async () => {
  const { paths } = (await describe(addThingRoutes))()
  const { responses, parameters } = untyped(paths)['/things/{id}/picture.{format}'].get
  assert.deepEqual(responses, { 200: { description: 'It.' } })
  assert.deepEqual(
    parameters.map(({ name }: { name: string }) => name),
    ['id', 'format'],
  )
  const empty = untyped(paths)['/things'].post.responses[204]
  assert.deepEqual(empty, { description: 'No Content' })
})

test('the description is the same to the byte for any order of the resources', async () => {
  const more = (app: App) => app.get('/more', { schema: { response: { 200: Oops } } }, () => never())
  const texts = [
    await describe((app) => {
      addThingRoutes(app)
      more(app)
    }),
    await describe((app) => {
      more(app)
      addThingRoutes(app)
    }),
  ].map((description) => [JSON.stringify(description()), JSON.stringify(description())])
  assert.equal(new Set(texts.flat()).size, 1)
})
