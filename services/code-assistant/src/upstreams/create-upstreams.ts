import type { Clock } from '@octavo/platform/clock.ts'
import type { Logger } from '@octavo/platform/log.ts'
import type { Settings } from '../config.ts'
import type { Upstreams } from './upstream.ts'

const reservedNames = new Set(['local', 'rules', 'basic'])

export async function createUpstreams(
  { upstreams, redaction }: Pick<Settings, 'upstreams' | 'redaction'>,
  clock: Pick<Clock, 'now'>,
  log: Logger,
): Promise<Upstreams> {
  const names = upstreams.map(({ name }) => name)
  for (const [at, name] of names.entries()) {
    if (reservedNames.has(name)) throw new Error(`upstreams: the name "${name}" is reserved`)
    if (names.indexOf(name) !== at) throw new Error(`upstreams: the name "${name}" is used twice`)
  }
  if (upstreams.length === 0) return { all: [], close: async () => {} }
  // Imported on demand, because without model servers the service needs no HTTP client.
  const { connectUpstreams } = await import('./connect-upstreams.ts')
  return connectUpstreams({ upstreams, redaction }, clock, log)
}
