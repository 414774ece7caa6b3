import type { Settings } from '../config.ts'
import type { ConnectionContext } from './connection.ts'
import type { Upstreams } from './upstream.ts'

const reservedNames = new Set(['local', 'rules', 'basic'])

export async function createUpstreams(
  { upstreams, redaction }: Pick<Settings, 'upstreams' | 'redaction'>,
  context: ConnectionContext,
): Promise<Upstreams> {
  const names = upstreams.map(({ name }) => name)
  for (const [at, name] of names.entries()) {
    if (reservedNames.has(name)) throw new Error(`upstreams: the name "${name}" is reserved`)
    if (names.indexOf(name) !== at) throw new Error(`upstreams: the name "${name}" is used twice`)
  }
  if (upstreams.length === 0) return { all: [], close: async () => {} }
  // Imported on demand, because without model servers the service needs no HTTP client.
  const { connectUpstreams } = await import('./connect-upstreams.ts')
  return connectUpstreams({ upstreams, redaction }, context)
}
