import type { Readable } from 'node:stream'
import { literals, oid, option } from './arguments.ts'
import type { Store } from './store.ts'

const timeoutMs = 15 * 60_000

export function archive(store: Store, commit: string, format: 'tar.gz' | 'zip', prefix: string): Readable {
  return store.stream(
    [
      ...literals('archive'),
      ...(format === 'zip' ? literals('--format=zip') : literals('--format=tar.gz')),
      option('--prefix', prefix),
      oid(commit),
    ],
    { timeoutMs, slot: 'transfer' },
  )
}
