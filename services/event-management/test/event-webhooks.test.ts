import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { asOrganizer, ok } from './event-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()
const ada = await asOrganizer(service, 'ada')

test('Receivers get all changes of an event in order', async () => {
  const notifications: string[] = []
  const server = createServer(async (request, response) => {
    const { config, api_url } = JSON.parse(Buffer.concat(await request.toArray()).toString())
    notifications.push(`${config.action} ${new URL(api_url).pathname}`)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => void server.close())
  const { port } = server.address() as AddressInfo
  const actions = ['event.created', 'event.updated', 'event.published', 'event.unpublished']
  const endpoint_url = `http://127.0.0.1:${port}/hook`
  ok(await ada.post(`/organizations/${ada.organizationId}/webhooks/`, { endpoint_url, actions }))

  const { id } = await ada.makeEvent({ summary: 'Told' })
  await service.context.jobs.idle()
  ok(await ada.post(`/events/${id}/`, { event: { show_remaining: true } }))
  await service.context.jobs.idle()
  await ada.addTicket(id)
  await service.context.jobs.idle()
  notifications.length = 2
  for (const step of ['publish', 'unpublish', 'cancel']) {
    ok(await ada.post(`/events/${id}/${step}/`))
    await service.context.jobs.idle()
  }
  assert.deepEqual(
    notifications,
    ['created', 'updated', 'published', 'unpublished', 'updated'].map(
      (what) => `event.${what} /v3/events/${id}/`,
    ),
  )
})
