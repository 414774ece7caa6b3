import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Protocol } from '../engine/forward-request.ts'
import type { Engines } from '../engines/engines.ts'
import type { RawBody } from '../wire/raw-body.ts'
import { readModel } from './read-inference-body.ts'

export interface ForwardTarget {
  protocol: Protocol
  /** The path below the base URL of the protocol. */
  path: string
  /** Model servers may not have this path. The request is then translated. */
  isOptional?: boolean
  /** Not inference. */
  isFree?: boolean
}

/** Statuses of servers that do not have a path. */
const withoutPath = new Set([404, 405, 501])

/**
 * Sends the request to a model server of the same protocol, and its response to the client, with unchanged bytes.
 * Returns whether it did: the model may not be on such a server.
 */
export async function forward(
  { metering }: Pick<Context, 'metering'>,
  engines: Pick<Engines, 'forward'>,
  request: FastifyRequest,
  reply: FastifyReply,
  raw: RawBody,
  { protocol, path, isOptional = false, isFree = false }: ForwardTarget,
): Promise<boolean> {
  const response = await engines.forward(
    request.caller,
    readModel(raw.get('model')),
    { protocol, path, body: raw, headers: request.headers, isStream: raw.get('stream') === true },
    request.disconnectSignal,
  )
  if (!response) return false
  const { status, headers, body, model, engine, usage } = response
  if (isOptional && withoutPath.has(status)) {
    if (!Buffer.isBuffer(body)) body.destroy()
    return false
  }
  if (status < 400 && !isFree) usage.then((used) => metering.record(request, { model, engine, usage: used }))
  reply.code(status).headers(headers).send(body)
  return true
}
