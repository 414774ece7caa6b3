import { spawn } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { after } from 'node:test'
import { createLogger } from '@octavo/platform/log.ts'
import type { OpenGit } from '../../src/git/create-git.ts'
import { createTransport } from '../../src/git/transport/create-transport.ts'
import {
  type PushPolicy,
  type Transport,
  TransportError,
  type TransportLimits,
} from '../../src/git/transport/transport.ts'
import { gitUser } from './open-git.ts'

export interface ServedGit {
  /** The clone URL. */
  url(id: number): string
  transport: Transport
}

const statuses = { busy: 503, 'bad-request': 400, 'too-large': 413, missing: 404, unavailable: 503 }

export interface ServeOptions {
  policyOf?: (id: number) => PushPolicy
  limits?: Partial<TransportLimits>
}

/** Serves until the tests of the file have ended. */
export async function serveGit(git: OpenGit, options: ServeOptions = {}): Promise<ServedGit> {
  const { close, ...served } = await listenWithGit(git, options)
  after(close)
  return served
}

/** A minimal HTTP server around the transport. */
export async function listenWithGit(
  git: OpenGit,
  { policyOf = () => ({}), limits = {} }: ServeOptions = {},
): Promise<ServedGit & { close(): Promise<void> }> {
  const transport = createTransport({ git, log: createLogger('silent'), limits })
  const server = createServer((request, response) => {
    handle(transport, policyOf, request, response).catch((error: unknown) => {
      if (!(error instanceof TransportError)) return response.destroy()
      response.writeHead(statuses[error.kind], { connection: 'close' }).end(error.message)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The server listens on a port.
  const { port } = server.address() as AddressInfo
  return {
    url: (id) => `http://127.0.0.1:${port}/${id}.git`,
    transport,
    async close() {
      await transport.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function handle(
  transport: Transport,
  policyOf: (id: number) => PushPolicy,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const [, id = '', action = ''] = /^\/(\d+)\.git\/(.*)$/.exec(pathname) ?? []
  const protocol = request.headers['git-protocol']?.toString()
  const input = { input: request, encoding: request.headers['content-encoding'], protocol }
  if (action === 'info/refs') {
    const service =
      searchParams.get('service') === 'git-receive-pack' ? 'git-receive-pack' : 'git-upload-pack'
    const body = await transport.advertise(Number(id), service, protocol ? { protocol } : {})
    response.setHeader('content-type', `application/x-${service}-advertisement`)
    return pipeline(body, response)
  }
  const body =
    action === 'git-upload-pack'
      ? await transport.uploadPack(Number(id), input)
      : await transport.receivePack(Number(id), { ...input, policy: policyOf(Number(id)) })
  response.setHeader('content-type', `application/x-${action}-result`)
  return pipeline(body, response)
}

export interface ClientResult {
  code: number | null
  /** The output of git for the user. */
  stderr: string
  stdout: string
}

/** Runs git in its own process. */
export function gitClient(folder: string, ...words: string[]): Promise<ClientResult> {
  const child = spawn('git', words, { cwd: folder, env: gitUser, stdio: ['ignore', 'pipe', 'pipe'] })
  const result: ClientResult = { code: null, stderr: '', stdout: '' }
  child.stdout.on('data', (chunk) => {
    result.stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    result.stderr += chunk
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...result, code }))
  })
}
