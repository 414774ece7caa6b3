import { createHmac } from 'node:crypto'
import { addressGroup } from '@octavo/platform/auth/address.ts'
import { getOrCreateSecret } from '@octavo/platform/data/service-secrets.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Insertable } from 'kysely'
import type { Context } from '../context.ts'
import type { TrafficTable } from '../database/insight-tables.ts'
import { findRepository } from '../repositories/store/repositories.ts'
import { dayMs } from './commit-statistics.ts'
import { addTraffic } from './store.ts'

const flushMs = 10_000
/** Visits in memory. Further ones are not counted until the next flush. */
const maxPending = 10_000
const maxNameLength = 200

interface Visit extends Pick<TrafficTable, 'day_ms' | 'kind' | 'name' | 'visitor'> {
  fullName: string
  count: number
}

/** Counts clones and views in memory, and stores the counts every few seconds. A crash loses those. */
export function createTrafficRecorder({
  db,
  clock,
  log,
  url,
  ids: randomIds,
}: Pick<Context, 'db' | 'clock' | 'log' | 'url' | 'ids'>) {
  let pending = new Map<string, Visit>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const visits = [...pending.values()]
    pending = new Map()
    if (visits.length === 0) return
    const ids = new Map<string, number | undefined>()
    for (const fullName of new Set(visits.map((visit) => visit.fullName))) {
      const [owner = '', name = ''] = fullName.split('/')
      ids.set(fullName, (await findRepository(db.read, owner, name))?.row.id)
    }
    // A renamed repository has visits by both names, and PostgreSQL adds to a row only once per statement.
    const rows = new Map<string, Insertable<TrafficTable>>()
    const secret = await getOrCreateSecret(db, 'traffic', randomIds.text(43))
    for (const { fullName, count, ...named } of visits) {
      const repository_id = ids.get(fullName)
      if (repository_id === undefined) continue
      const visit = { ...named, visitor: pseudonymOf(named.visitor, secret) }
      const key = JSON.stringify([repository_id, visit])
      rows.set(key, { repository_id, ...visit, count: count + (rows.get(key)?.count ?? 0) })
    }
    await db.write((tx) => addTraffic(tx, [...rows.values()]))
  }

  const flushSafely = () =>
    flush().catch((error: unknown) => log.warn({ err: error }, 'traffic could not be stored'))

  function count(request: FastifyRequest, kind: TrafficTable['kind'], name = ''): void {
    const { owner, repo } = request.params as { owner: string; repo: string }
    const fullName = `${owner}/${repo.replace(/\.git$/i, '')}`.toLowerCase()
    const day_ms = Math.floor(clock.now() / dayMs) * dayMs
    const visit = { day_ms, kind, name: name.slice(0, maxNameLength), visitor: visitorOf(request) }
    const key = JSON.stringify([fullName, visit])
    const before = pending.get(key)
    if (before) before.count++
    else if (pending.size < maxPending) pending.set(key, { fullName, ...visit, count: 1 })
    timer ??= setTimeout(flushSafely, flushMs).unref()
  }

  return {
    flush,
    install(app: App): void {
      app.addHook('onResponse', async (request, reply) => {
        const { url: route = '' } = request.routeOptions
        if (reply.statusCode !== 200 || request.method !== 'GET') return
        if (isFetch(request, route)) count(request, 'clone')
        else if (isPage(reply, route)) {
          count(request, 'view')
          count(request, 'path', pathOf(request))
          const referrer = referrerOf(request, url(request))
          if (referrer) count(request, 'referrer', referrer)
        }
      })
    },
  }
}

/** Each clone or fetch starts with one request of this kind. */
function isFetch({ query }: FastifyRequest, route: string): boolean {
  return route === '/:owner/:repo/info/refs' && (query as { service?: string }).service === 'git-upload-pack'
}

function isPage(reply: FastifyReply, route: string): boolean {
  return route.startsWith('/_pages/:owner/:repo') && String(reply.getHeader('content-type')).includes('html')
}

function pathOf({ originalUrl }: FastifyRequest): string {
  return originalUrl.split('?', 1)[0] ?? ''
}

/** The host of another site. */
function referrerOf({ headers: { referer } }: FastifyRequest, own: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const { host } = new URL(referer)
  return host === new URL(own).host ? undefined : host
}

function visitorOf({ caller, ip }: FastifyRequest): string {
  return caller?.user ? `user:${caller.user.id}` : `address:${addressGroup(ip ?? '')}`
}

/** Addresses are not stored. There are so few that a hash without a secret would reveal them. */
function pseudonymOf(visitor: string, secret: string): string {
  return createHmac('sha256', secret).update(visitor).digest('hex').slice(0, 16)
}
