import type { Settings } from '../config.ts'
import { type ConnectionContext, createConnection, type UpstreamSettings } from './connection.ts'
import { forwardRequest } from './forward.ts'
import { createTranslator } from './translator.ts'
import type { Upstream, Upstreams } from './upstream.ts'

export function connectUpstreams(
  { upstreams, redaction }: Pick<Settings, 'upstreams' | 'redaction'>,
  context: ConnectionContext,
): Upstreams {
  const connections = upstreams.map((settings) => createConnection({ redaction, ...settings }, context))
  return {
    // There is one connection for each.
    all: upstreams.map((settings, at) =>
      createUpstream(settings, connections[at] as (typeof connections)[number]),
    ),
    async close() {
      await Promise.all(connections.map((connection) => connection.close()))
    },
  }
}

function createUpstream(
  settings: UpstreamSettings,
  connection: ReturnType<typeof createConnection>,
): Upstream {
  const { name, protocol, models } = settings
  return {
    name,
    protocol,
    models,
    engineFor: (client) => createTranslator(connection, settings, client),
    forward: (client, model, request, signal) =>
      forwardRequest(connection, settings, client, model, request, signal),
  }
}
