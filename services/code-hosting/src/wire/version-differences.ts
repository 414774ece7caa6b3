import type { App } from '@octavo/platform/http/app.ts'
import type { FastifyRequest } from 'fastify'

interface Difference {
  since: string
  /** The operations concerned. Default: all. */
  operations?: readonly string[]
  /** Fields that are removed at any depth. */
  without: readonly string[]
}

/** Differences between API versions that concern this service. */
const differences: readonly Difference[] = [
  { since: '2026-03-10', operations: ['rate-limit/get'], without: ['rate'] },
  { since: '2026-03-10', operations: ['meta/root'], without: ['authorizations_url', 'hub_url'] },
  { since: '2026-03-10', without: ['has_downloads', 'use_squash_pr_title_as_default'] },
]

/** Whether the request asks for this API version or a newer one. */
export function isSince(version: string, { headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const requested = headers['x-github-api-version']
  // Versions are dates and sort as strings.
  return typeof requested === 'string' && requested >= version
}

/** Removes the fields that the requested API version does not have. */
export function installVersionDifferences(app: App): void {
  app.addHook('preSerialization', async (request, _, payload) => {
    if (request.headers['x-github-api-version'] === undefined) return payload
    const operation = request.routeOptions.schema?.operationId ?? ''
    const without = differences.flatMap(({ since, operations, without }) =>
      isSince(since, request) && (operations?.includes(operation) ?? true) ? without : [],
    )
    return without.length ? omit(payload, new Set(without)) : payload
  })
}

function omit(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => omit(item, names))
  if (typeof value !== 'object' || value === null) return value
  const remaining = Object.entries(value).filter(([name]) => !names.has(name))
  return Object.fromEntries(remaining.map(([name, item]) => [name, omit(item, names)]))
}
