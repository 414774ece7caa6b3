import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { allowAll, type RobotsRules } from './robots.ts'
import { cachedRobots, fetchRobots } from './robots-cache.ts'
import {
  type CrawlHost,
  type CrawlTask,
  claimHosts,
  findDueTask,
  findNextDue,
  parkTasks,
  postponeTask,
  releaseHost,
  removeTask,
  renewLease,
  returnHost,
  writeFrontier,
} from './store/frontier.ts'
import { findSource, type Source } from './store/sources.ts'

/** Renewed while a host is being visited. */
const leaseMs = 120_000
const maxBackoffMs = 3_600_000
/** Pages and sitemaps that failed to be saved this often are skipped. Sources are retried without end. */
const maxSaveAttempts = 5
/** Reads the queue at least this often while requests are running. */
const maxPauseMs = 1_000

/** The unsaved result of a task. `isHostFailing` delays all tasks of the host. */
export interface TaskOutcome {
  save(tx: Transaction<Tables>): Promise<void>
  isHostFailing: boolean
}

export type RunTask = (
  task: CrawlTask,
  source: Source,
  robots: RobotsRules,
  signal: AbortSignal,
) => Promise<TaskOutcome>

export interface Crawler {
  /** Sends all requests that are due within `lingerMs`. Calls that overlap share one run. */
  crawl(signal: AbortSignal, lingerMs: number): Promise<void>
}

/** One request at a time per host, with a pause between them, and `fetchesAtOnce` in this process. */
export function createCrawler(
  context: Context,
  runTask: RunTask,
  gapMsOf: (host: string) => number,
): Crawler {
  const { db, clock, config, log } = context
  let current: Promise<void> | undefined
  let isWanted = false
  let wake = () => {}

  async function run(signal: AbortSignal, lingerMs: number): Promise<void> {
    const running = new Set<Promise<void>>()
    while (!signal.aborted) {
      isWanted = false
      const free = config.fetchesAtOnce - running.size
      const nowMs = clock.now()
      const hosts = free > 0 ? await claimHosts(db, { nowMs, leaseMs, count: free }) : []
      for (const host of hosts) {
        const visit = visitLeased(host, signal)
          .catch(async (error: unknown) => {
            if (signal.aborted) return writeFrontier(db, (tx) => returnHost(tx, host.host))
            log.error({ err: error, host: host.host }, 'a host could not be visited')
          })
          .finally(() => running.delete(visit))
        running.add(visit)
      }
      if (hosts.length > 0 && running.size < config.fetchesAtOnce) continue
      const nextMs = (await findNextDue(db.read, nowMs)) ?? Number.POSITIVE_INFINITY
      const pauseMs = nextMs - clock.now()
      if (running.size === 0 && pauseMs > lingerMs && !isWanted) return
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      await Promise.race([...running, woken, pause(pauseMs, signal)])
    }
    await Promise.all(running)
  }

  async function visitLeased(host: CrawlHost, signal: AbortSignal): Promise<void> {
    let leased = host
    const timer = setInterval(() => {
      const [before, untilMs] = [leased, clock.now() + leaseMs]
      leased = { ...host, leased_until_ms: untilMs }
      writeFrontier(db, (tx) => renewLease(tx, before, untilMs)).catch((error: unknown) =>
        log.warn({ err: error, host: host.host }, 'the lease of a host could not be renewed'),
      )
    }, leaseMs / 3).unref()
    try {
      await visitHost(host, signal)
    } finally {
      clearInterval(timer)
    }
  }

  async function visitHost(host: CrawlHost, signal: AbortSignal): Promise<void> {
    const task = await findDueTask(db.read, host.host, clock.now())
    const source = task && (await findSource(db.read, task.source_id))
    if (!task || !source) return finish(host, async (tx) => task && removeTask(tx, task.id), { gapMs: 0 })
    if (source.state === 'paused') return finish(host, (tx) => parkTasks(tx, source.id), { gapMs: 0 })
    try {
      await visitTask(host, task, source, signal)
    } catch (error) {
      if (signal.aborted) throw error
      log.error({ err: error, host: host.host, url: task.url }, 'a task of the crawler failed')
      await finish(host, (tx) => delayTask(tx, task))
    }
  }

  /** One document that cannot be saved must not hold up the others of its host. */
  function delayTask(tx: Transaction<Tables>, { id, kind, attempts: before }: CrawlTask): Promise<void> {
    const attempts = before + 1
    if (kind !== 'source' && attempts >= maxSaveAttempts) return removeTask(tx, id)
    const delayMs = Math.min(60_000 * 2 ** Math.min(attempts, 12), maxBackoffMs)
    return postponeTask(tx, id, { dueAtMs: clock.now() + delayMs, attempts })
  }

  async function visitTask(
    host: CrawlHost,
    task: CrawlTask,
    source: Source,
    signal: AbortSignal,
  ): Promise<void> {
    const ignoresRobots = task.kind === 'source' && source.settings.ignore_robots === true
    const robots = cachedRobots(host, clock.now())
    if (!robots && !ignoresRobots) {
      const save = await fetchRobots(context, new URL(task.url).origin, signal)
      return finish(host, (tx) => save(tx, host.host))
    }
    const rules = ignoresRobots
      ? { ...allowAll, crawlDelayMs: robots?.crawlDelayMs ?? 0 }
      : (robots ?? allowAll)
    const { save, isHostFailing } = await runTask(task, source, rules, signal)
    await finish(host, save, { isHostFailing, gapMs: Math.max(gapMsOf(host.host), rules.crawlDelayMs) })
  }

  function finish(
    host: CrawlHost,
    save: (tx: Transaction<Tables>) => Promise<void>,
    { isHostFailing = false, gapMs = gapMsOf(host.host) } = {},
  ): Promise<void> {
    const failures = isHostFailing ? host.failures + 1 : 0
    const pauseMs = isHostFailing ? Math.min(1_000 * 2 ** Math.min(failures, 12), maxBackoffMs) : 0
    return writeFrontier(db, async (tx) => {
      await save(tx)
      await releaseHost(tx, host.host, { freeAtMs: clock.now() + Math.max(gapMs, pauseMs), failures })
    })
  }

  return {
    crawl(signal, lingerMs) {
      isWanted = true
      wake()
      current ??= run(signal, lingerMs).finally(() => {
        current = undefined
      })
      return current
    },
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(Math.min(Math.max(ms, 1), maxPauseMs), undefined, { signal, ref: false }).catch(() => {})
}
