import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eventually } from '@octavo/testing/eventually.ts'
import { untyped } from '@octavo/testing/untyped.ts'
import { addressOf, servedOctavo } from '../../browser.ts'

/** Sends a request as the demo user. */
export async function callHosting(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(addressOf('code-hosting') + path, {
    method,
    headers: { authorization: `Bearer ${servedOctavo().tokens['code-hosting']}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`)
  return text ? JSON.parse(text) : undefined
}

/** Creates a repository with one commit per file. */
export async function makeRepository(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  await callHosting('POST', '/user/repos', { name })
  for (const [path, text] of Object.entries(files)) await putFile(name, path, text)
  return `/code-hosting/demo/${name}`
}

export function putFile(name: string, path: string, text: string): Promise<unknown> {
  const content = Buffer.from(text).toString('base64')
  return callHosting('PUT', `/repos/demo/${name}/contents/${path}`, { message: `Write ${path}`, content })
}

let unbroken: Promise<void> | undefined

/** A repository whose words are wider than a phone: its description, a branch and a pull request of that branch. */
export function makeUnbroken(): Promise<void> {
  unbroken ??= createUnbroken('unbroken', 'word'.repeat(30))
  return unbroken
}

async function createUnbroken(name: string, word: string): Promise<void> {
  await makeRepository(name, { 'a.txt': 'One' })
  await callHosting('PATCH', `/repos/demo/${name}`, { description: word })
  const { object } = untyped(await callHosting('GET', `/repos/demo/${name}/git/ref/heads/main`))
  await callHosting('POST', `/repos/demo/${name}/git/refs`, { ref: `refs/heads/${word}`, sha: object.sha })
  const change = { message: word, content: 'VHdv', branch: word }
  await callHosting('PUT', `/repos/demo/${name}/contents/b.txt`, change)
  await callHosting('POST', `/repos/demo/${name}/pulls`, { title: word, head: word, base: 'main' })
}

export interface Receiver {
  url: string
  /** Received requests in order. */
  events: string[]
  close(): void
}

/** A webhook receiver. */
export async function startReceiver(): Promise<Receiver> {
  const events: string[] = []
  const server = createServer((request, response) => {
    events.push(String(request.headers['x-github-event']))
    request.resume().on('end', () => {
      response.writeHead(202, { 'content-type': 'application/json' }).end('{"thanks":true}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The server listens on a port, so the address is an object.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, events, close: () => server.close() }
}

/** A webhook that has delivered its first ping. */
export async function makeHook(name: string): Promise<{ path: string; delivery: number }> {
  const receiver = await startReceiver()
  const repository = await makeRepository(name, {})
  const config = { url: receiver.url, content_type: 'json', secret: 'tell nobody' }
  const hooks = `/repos/demo/${name}/hooks`
  const { id } = untyped(await callHosting('POST', hooks, { events: ['push'], config }))
  const delivery = await eventually('the ping is delivered', async () => {
    // The type of the response.
    const [latestDelivery] = (await callHosting('GET', `${hooks}/${id}/deliveries`)) as readonly {
      id: number
    }[]
    return latestDelivery?.id
  })
  receiver.close()
  return { path: `${repository}/settings/hooks/${id}`, delivery }
}
