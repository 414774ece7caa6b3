import { pipeline, Readable, Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { Problem, platformProblem } from '../errors.ts'
import type { App } from '../http/app.ts'
import { isSecretName, maskBody, maskSecrets } from '../mask-secrets.ts'
import type { Fault, Faults } from './faults.ts'
import type { Excerpt, Journal } from './journal.ts'

export interface Sandbox {
  faults: Faults
  journal: Journal
  clock: Clock
}

const maxExcerptBytes = 64 * 1024
/** An authorization server sends codes and tokens in these headers. */
const addressHeaders = new Set(['location', 'referer'])

interface Recording {
  atMs: number
  request: Excerpter
  response: Excerpter
  fault: Fault | undefined
}

/** Injects faults and records every request. Its hooks must be the first. */
export function installSandbox(app: App, service: string, { faults, journal, clock }: Sandbox): void {
  const recordings = new WeakMap<FastifyRequest, Recording>()

  /** Also runs for responses sent before any hook, such as for an invalid URL. */
  function recordingOf(request: FastifyRequest): Recording {
    const recording = recordings.get(request) ?? {
      atMs: clock.now(),
      request: createExcerpter(),
      response: createExcerpter(),
      fault: undefined,
    }
    recordings.set(request, recording)
    return recording
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { method, url: path } = request
    const fault = faults.strike({ service, method, route: routeOf(request) ?? '', path })
    recordingOf(request).fault = fault
    if (fault) strike(fault, request, reply, done)
    else done()
  })

  app.addHook('preParsing', (request, _reply, payload, done) => {
    done(
      null,
      pipeline(payload, tee(recordingOf(request).request), () => {}),
    )
  })

  app.addHook('onSend', (request, _reply, payload, done) => {
    const { response } = recordingOf(request)
    if (payload instanceof Readable)
      return done(
        null,
        pipeline(payload, tee(response), () => {}),
      )
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) response.add(Buffer.from(payload))
    done(null, payload)
  })

  app.addHook('onResponse', (request, reply, done) => {
    journal.add(describe(service, request, reply, recordingOf(request)))
    done()
  })
}

function strike(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  if (fault.kind === 'drop') {
    reply.hijack()
    request.raw.destroy()
    return
  }
  reply.header('octavo-fault', fault.id)
  if (fault.kind === 'latency') setTimeout(done, fault.latencyMs ?? 1_000)
  else done(problemOf(fault.status ?? 503))
}

function problemOf(status: number): Problem {
  if (status === 429) return platformProblem('limit_exceeded', { retryAfterMs: 1_000 })
  if (status === 503) return platformProblem('overloaded', { retryAfterMs: 1_000 })
  return new Problem('injected_fault', status, 'The sandbox injected this fault.')
}

function describe(
  service: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { atMs, fault, ...bodies }: Recording,
) {
  const { caller } = request
  return {
    atMs,
    service,
    method: request.method,
    path: maskSecrets(request.url),
    route: routeOf(request),
    status: reply.statusCode,
    durationMs: reply.elapsedTime,
    requestBytes: bodies.request.byteLength,
    responseBytes: bodies.response.byteLength,
    requestId: request.id,
    caller: caller ? (caller.user?.login ?? caller.kind) : null,
    fault: fault?.id ?? null,
    requestHeaders: maskHeaders(request.headers),
    requestBody: bodies.request.excerpt(),
    responseHeaders: maskHeaders(reply.getHeaders()),
    responseBody: bodies.response.excerpt(),
  }
}

function routeOf(request: FastifyRequest): string | null {
  return request.is404 ? null : (request.routeOptions.url ?? null)
}

function maskHeaders(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, maskHeader(name.toLowerCase(), String(value))]),
  )
}

function maskHeader(name: string, value: string): string {
  if (isSecretName(name)) return '…'
  return addressHeaders.has(name) ? maskSecrets(value) : value
}

interface Excerpter {
  byteLength: number
  add(chunk: Buffer): void
  excerpt(): Excerpt
}

function createExcerpter(): Excerpter {
  const chunks: Buffer[] = []
  let maxStoredBytes = 0
  return {
    byteLength: 0,
    add(chunk) {
      this.byteLength += chunk.length
      const part = chunk.subarray(0, maxExcerptBytes - maxStoredBytes)
      if (!part.length) return
      chunks.push(part)
      maxStoredBytes += part.length
    },
    excerpt() {
      const bytes = Buffer.concat(chunks)
      const isCut = this.byteLength > maxStoredBytes
      // Truncation may split a multi-byte character.
      const isText = isCut || bytes.equals(Buffer.from(bytes.toString()))
      const encoding = isText && !bytes.includes(0) ? 'utf8' : 'base64'
      const text = bytes.toString(encoding)
      return { text: encoding === 'utf8' ? maskBody(text) : text, encoding, isCut }
    },
  }
}

function tee(excerpter: Excerpter): Transform {
  return new Transform({
    transform(chunk, _encoding, done) {
      excerpter.add(Buffer.from(chunk))
      done(null, chunk)
    },
  })
}
