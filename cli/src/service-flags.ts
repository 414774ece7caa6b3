import type { Flag, ParsedFlags } from './flags.ts'
import { serviceNames } from './registry.ts'
import { unknownWord } from './suggestion.ts'
import { UsageError } from './usage-error.ts'

/** Flags of commands that work on one service, with or without a running server. */
export const serviceFlags = {
  service: { type: 'string', value: 'S', help: 'the service' },
  data: { type: 'string', value: 'DIR', help: 'the data directory (default: ./data)' },
  'database-url': {
    type: 'string',
    value: 'URL',
    help: 'a PostgreSQL database instead of SQLite files (also DATABASE_URL)',
  },
  blobs: {
    type: 'string',
    value: 'URL',
    help: 'a bucket for blobs instead of files (default: the one of the last start)',
  },
  json: { type: 'boolean', help: 'print JSON' },
} as const satisfies Record<string, Flag>

/** Returns the service that `--service` names. */
export function requireService({ service }: ParsedFlags['flags']): string {
  if (service === undefined)
    throw new UsageError(`--service is required. Available: ${serviceNames.join(', ')}.`)
  const name = String(service)
  refuseUnknownService(name)
  return name
}

export function refuseUnknownService(name: string): void {
  if (!serviceNames.includes(name))
    throw new UsageError(unknownWord(name, 'a service of this release', serviceNames))
}
