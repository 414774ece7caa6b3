// Runs the service in a child process on a data folder: sells one ticket, or sends pending emails.
import { serveAsChild } from '@octavo/testing/child-service.ts'
import service from '../src/index.ts'

const [dataDir = '', smtpUrl = '', laterMs = '0'] = process.argv.slice(2)
const { url, demo, context } = await serveAsChild(service, {
  dataDir,
  settings: { file: { 'event-management': { smtpUrl } } },
  laterMs: Number(laterMs),
})

async function call(path: string, body?: object) {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${demo?.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.json()
}

const { organizations } = await call('/users/me/organizations/')
const organization = `/organizations/${organizations[0].id}`
if (laterMs === '0') {
  const time = (days: number) => ({
    timezone: 'Europe/Berlin',
    utc: `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)}Z`,
  })
  const event = { name: { html: 'Jazz' }, summary: 'Jazz', start: time(30), end: time(31), currency: 'EUR' }
  const { id } = await call(`${organization}/events/`, { event })
  const ticket = await call(`/events/${id}/ticket_classes/`, {
    ticket_class: { name: 'Standing', free: true, quantity_total: 1 },
  })
  await call(`/events/${id}/publish/`, {})
  const order = await call(`/events/${id}/orders/`, {
    order: { tickets: [{ ticket_class_id: ticket.id, quantity: 1 }] },
  })
  const buyer = { name: 'Ada Lovelace', first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org' }
  await call(`/orders/${order.id}/`, { order: buyer })
  await call(`/orders/${order.id}/place/`, {})
} else {
  await context.jobs.idle()
  const { mails } = await call(`${organization}/mails/`)
  process.send?.({ status: mails[0].status })
}
