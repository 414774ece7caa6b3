import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { sourceBody } from './schema.ts'
import type { SourceWithTask } from './store/sources.ts'

/** Hides the queries of URLs, which can be secrets, and errors, which repeat them, from callers without a key. */
export function visibleTo<S extends SourceWithTask>(source: S, { user }: FastifyRequest['caller']): S {
  if (user) return source
  const [url, target_url] = [withoutQuery(source.url), withoutQuery(source.target_url)]
  return { ...source, url, target_url, last_error: null }
}

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

export function presentSource(source: SourceWithTask): Static<typeof sourceBody> {
  return {
    id: source.id,
    url: source.url,
    target_url: source.target_url,
    kind: source.kind,
    title: source.title,
    folder: source.folder,
    state: source.state,
    state_reason: source.state_reason,
    settings: source.settings,
    created: new Date(source.created_at_ms).toISOString(),
    health: {
      last_fetch: timeOf(source.last_fetch_at_ms),
      last_success: timeOf(source.last_success_at_ms),
      next_fetch: timeOf(source.next_fetch_at_ms),
      last_status: source.last_status,
      last_error: source.last_error,
      failures: source.failures,
      fetches: source.fetches,
      not_modified_ratio: source.fetches === 0 ? 0 : round(source.not_modified / source.fetches),
      posts: source.posts,
      posts_per_day: round(source.posts_per_day),
    },
  }
}

const timeOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

const round = (value: number): number => Math.round(value * 100) / 100
