import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createServer } from '@octavo/platform/http/node-http.ts'
import type { Ids } from '@octavo/platform/ids.ts'
import { type Outgoing, OutgoingError } from '@octavo/platform/outgoing/outgoing.ts'

export interface GitRelay {
  /** The address to fetch from. */
  readonly url: string
  /** Why a request failed, which git does not say. */
  readonly failure: string | undefined
  close(): void
}

const maxRequestBytes = 4 * 1024 * 1024
export const maxPackBytes = 128 * 1024 * 1024
const timeoutMs = 120_000

/**
 * Passes the requests of one git process to one repository through the client for outgoing requests, so that its
 * checks of addresses at connect time, and its limits, hold for git as well. git itself reaches only this machine.
 * https://git-scm.com/docs/gitprotocol-http
 */
export async function startGitRelay(
  repository: URL,
  { outgoing, ids }: { outgoing: Outgoing; ids: Ids },
): Promise<GitRelay> {
  // Other users of this machine cannot guess the path.
  const secret = `/${ids.text(43)}`
  let failure: string | undefined
  const server = createServer((request, response) => {
    relay(request, response).catch((error) => {
      failure = describe(error)
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
  })

  async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request
    const path = url.startsWith(`${secret}/`) ? url.slice(secret.length) : ''
    const isDiscovery = method === 'GET' && path === '/info/refs?service=git-upload-pack'
    const isFetch = method === 'POST' && path === '/git-upload-pack'
    if (!isDiscovery && !isFetch) return void response.writeHead(404).end()
    if (Number(headers['content-length'] ?? 0) > maxRequestBytes) return void response.writeHead(413).end()
    const remoteResponse = await outgoing.fetch(repository.href.replace(/\/+$/, '') + path, {
      method,
      headers: pick(headers, ['accept', 'content-type', 'content-encoding', 'git-protocol']),
      ...(isFetch && { body: await buffer(request) }),
      redirect: 'manual',
      timeoutMs,
      maxBytes: maxPackBytes,
    })
    if (remoteResponse.status !== 200)
      failure = `The git server responded with status ${remoteResponse.status}.`
    response.writeHead(remoteResponse.status === 200 ? 200 : 404, {
      'content-type': remoteResponse.headers.get('content-type') ?? 'application/octet-stream',
    })
    await pipeline(remoteResponse.body, response)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server has one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${secret}`,
    get failure() {
      return failure
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function pick(headers: IncomingMessage['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
}

function describe(error: unknown): string {
  if (!(error instanceof OutgoingError)) return 'The git server could not be reached.'
  if (error.code === 'blocked_address') return 'The address of the git server is not allowed.'
  if (error.code === 'too_large') return `The repository is larger than ${maxPackBytes / 2 ** 20} MiB.`
  return error.code === 'timed_out' ? 'The git server took too long.' : 'The git server could not be reached.'
}
