import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { buy } from './buying.ts'
import { asOrganizer, ok } from './event-making.ts'
import { makeSeatedSale } from './seat-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()
const ada = await asOrganizer(service, 'ada')
const { organizationId } = ada

/** Creates one object of every kind, so that no list is empty. */
async function fillWorld() {
  const venue = ok(
    await ada.post(`/organizations/${organizationId}/venues/`, {
      venue: { name: 'Hall', address: { city: 'Berlin', country: 'DE' } },
    }),
  )
  const event = await ada.makeLiveEvent({ venue_id: venue.id })
  const series = await ada.makeSeries()
  const order = await buy(await service.as('guest'), event.id)
  const webhook = ok(await ada.post('/webhooks/', { endpoint_url: 'https://example.org/' }))
  const { map } = await makeSeatedSale(service, 'ada')
  return {
    collection_id: await keepCollection(),
    event_id: event.id,
    event_series_id: series.id,
    organization_id: organizationId,
    organizer_id: event.organizer_id,
    venue_id: venue.id,
    order_id: order.id,
    seatmap_id: map.id,
    user_id: 'me',
    webhook_id: webhook.id,
  }
}

/** There is no operation that creates collections. */
function keepCollection(): Promise<string> {
  const collection = { organization_id: Number(organizationId), name: 'Jazz', created_at_ms: 0 }
  return service.context.db.write(async (tx) => {
    const insert = tx.insertInto('collection').values(collection).returning('id')
    return String((await insert.executeTakeFirstOrThrow()).id)
  })
}

/** Required query parameters. */
const neededQueries: Record<string, string> = {
  '/events/': 'event_ids=EVENT',
  '/destination/events/': 'event_ids=EVENT',
  '/pricing/fee_rates/': 'country=DE&currency=EUR',
  '/organizations/{organization_id}/discounts/': 'scope=event&event_id=EVENT',
}

interface Described {
  properties?: Record<string, unknown>
  allOf?: Described[]
}

const { paths } = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'))
const lists = Object.keys(paths).filter((path) => {
  const responseSchema = paths[path].get?.responses[200]?.content?.['application/json']?.schema
  return responseSchema !== undefined && propertiesOf(responseSchema).includes('pagination')
})

function propertiesOf({ properties = {}, allOf = [] }: Described): string[] {
  return [...Object.keys(properties), ...allOf.flatMap(propertiesOf)]
}

const world: Record<string, string> = await fillWorld()

test('Every list response has a pagination object', () => {
  const silent = Object.keys(paths).filter((path) => {
    const responseSchema: Described | undefined =
      paths[path].get?.responses[200]?.content?.['application/json']?.schema
    const [, last = ''] = /\/(\w+)\/$/.exec(path) ?? []
    return (
      responseSchema &&
      propertiesOf(responseSchema).includes(last) &&
      !lists.includes(path) &&
      last.endsWith('s')
    )
  })
  assert.deepEqual(silent, [])
  assert.ok(lists.length > 20, `${lists.length} lists are described`)
})

for (const path of lists) {
  test(`The list ${path} is paginated`, async () => {
    const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      assert.ok(world[name], `The world has one ${name}`)
      return world[name] ?? ''
    })
    const query = neededQueries[path]?.replace('EVENT', world.event_id ?? '') ?? ''
    const { status, text, json } = await ada.get(`${filledPath}?${query}`)
    assert.equal(status, 200, text)
    const { pagination } = json
    const [, items] = Object.entries(json).find(([, value]) => Array.isArray(value)) ?? []
    assert.ok(Array.isArray(items), 'There is a list beside its pagination')
    assert.deepEqual(
      { ...pagination, object_count: 0, page_count: 0 },
      {
        object_count: 0,
        page_number: 1,
        page_size: 50,
        page_count: 0,
        has_more_items: pagination.has_more_items,
        ...(pagination.has_more_items && { continuation: pagination.continuation }),
      },
    )
    assert.equal(pagination.has_more_items, pagination.object_count > items.length)
    assert.equal(pagination.page_count, Math.max(1, Math.ceil(pagination.object_count / 50)))
    if (!pagination.has_more_items) assert.equal(pagination.object_count, items.length)

    const past = await ada.get(`${filledPath}?${query}&page=9999`)
    assert.deepEqual([past.status, past.json.error], [400, 'BAD_PAGE'])
    const forged = await ada.get(`${filledPath}?${query}&continuation=eyJwYWdlIjogMn0`)
    assert.deepEqual([forged.status, forged.json.error], [400, 'BAD_CONTINUATION_TOKEN'])
  })
}
