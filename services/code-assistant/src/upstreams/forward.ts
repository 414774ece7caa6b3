import { createHash } from 'node:crypto'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Usage } from '../engine/engine.ts'
import type { ForwardRequest, Protocol, UpstreamResponse } from '../engine/forward-request.ts'
import type { Connection, UpstreamSettings } from './connection.ts'
import { upstreamFailed } from './failures.ts'
import { StreamMeter } from './stream-meter.ts'
import { completeUsage, readUsage } from './usage.ts'

/** Headers of clients that are part of the protocols. */
const protocolHeaders = ['anthropic-version', 'anthropic-beta', 'openai-beta']

const noUsage: Usage = { promptTokens: 0, completionTokens: 0, source: 'counted' }
/** Larger responses, which have no text but vectors, are not parsed. */
const maxParsedBytes = 2 * 1024 * 1024

export async function forwardRequest(
  connection: Connection,
  { name, protocol, key }: UpstreamSettings,
  client: string,
  model: string,
  { path, body, headers, isStream }: ForwardRequest,
  signal: AbortSignal,
): Promise<UpstreamResponse> {
  const meter = new StreamMeter(protocol)
  // Most of a body is text.
  const promptTokens = Math.ceil(body.bytes.length / 4)
  const response = await connection.send({
    client,
    path,
    headers: {
      ...pickHeaders(headers),
      ...idempotencyKeyOf(client, headers['idempotency-key']),
      ...headersOf(protocol, key, headers),
    },
    body: body.withModel(model),
    isStream,
    observer: meter,
    signal,
  })
  const type = String(response.headers['content-type'] ?? 'application/json')
  const { status, body: responseBody, secrets } = response
  const ownHeaders = { 'content-type': type, ...(secrets > 0 && { 'x-secrets-found': String(secrets) }) }
  const shared = { status, headers: ownHeaders, body: responseBody }
  if (status >= 300) return { ...shared, usage: Promise.resolve(noUsage) }
  if (Buffer.isBuffer(responseBody))
    return { ...shared, usage: Promise.resolve(usageOf(name, responseBody, promptTokens)) }
  return { ...shared, usage: response.ended.then((isEnded) => meter.usage(promptTokens, isEnded)) }
}

/** The headers that every request of a protocol has. */
export function headersOf(
  protocol: Protocol,
  key: string,
  own: Readonly<Record<string, string | string[] | undefined>> = {},
): Record<string, string> {
  const shared = { 'content-type': 'application/json', 'accept-encoding': 'identity', 'user-agent': 'octavo' }
  if (protocol === 'openai') return { ...shared, ...(key && { authorization: `Bearer ${key}` }) }
  return {
    ...shared,
    'anthropic-version': String(own['anthropic-version'] ?? '2023-06-01'),
    ...(key && { 'x-api-key': key }),
  }
}

function pickHeaders(headers: ForwardRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    protocolHeaders.flatMap((name) => {
      const value = headers[name]
      return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : value]]
    }),
  )
}

/** All clients have one account at the server, so a key must not find the response of another client. */
function idempotencyKeyOf(client: string, value: string | string[] | undefined): Record<string, string> {
  if (value === undefined) return {}
  return { 'idempotency-key': createHash('sha256').update(`${client} ${value}`).digest('hex') }
}

function usageOf(name: string, body: Buffer, promptTokens: number): Usage {
  const estimate = { promptTokens, completionTokens: 0 }
  if (body.length > maxParsedBytes) return { ...estimate, source: 'estimated' }
  try {
    const { usage } = asRecord(JSON.parse(body.toString()))
    // Without a report, all of the body is taken for text.
    return completeUsage(
      readUsage(usage),
      { promptTokens, completionTokens: Math.ceil(body.length / 4) },
      true,
    )
  } catch (error) {
    throw upstreamFailed(name, 'sent invalid JSON', error)
  }
}
