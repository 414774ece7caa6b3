import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../http/app.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Aborts when the client disconnects before the whole response was sent.
     * Fastify's own `signal` also aborts once a request body has been read.
     */
    readonly disconnectSignal: AbortSignal
    [response]: ServerResponse | null
  }
}

const response = Symbol('response')

const signals = new WeakMap<ServerResponse, AbortSignal>()

/** Adds `request.disconnectSignal`. The signal is created on first use: most requests never need one. */
export function addDisconnectSignal(app: App): void {
  app.decorateRequest(response, null)
  app.decorateRequest('disconnectSignal', {
    getter(this: FastifyRequest) {
      // `trackDisconnect` sets it before any hook of a service runs.
      return signalOf(this[response] as ServerResponse)
    },
  })
}

/** Must be called for every request before anything reads its signal. */
export function trackDisconnect(request: FastifyRequest, { raw }: FastifyReply): void {
  request[response] = raw
}

/** Returns whether the client disconnected before the whole response was sent. */
export function isDisconnected({ raw }: FastifyReply): boolean {
  return raw.destroyed && !raw.writableFinished
}

function signalOf(raw: ServerResponse): AbortSignal {
  const existing = signals.get(raw)
  if (existing) return existing
  const controller = new AbortController()
  const abort = () => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.destroyed) abort()
  else raw.once('close', abort)
  signals.set(raw, controller.signal)
  return controller.signal
}
