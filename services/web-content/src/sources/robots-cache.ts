import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { storableText } from '../feeds/storable-text.ts'
import { fetchDocument } from './fetch-document.ts'
import { disallowAll, maxRobotsBytes, parseRobots, type RobotsRules } from './robots.ts'
import { type CrawlHost, saveRobots } from './store/frontier.ts'
import { crawlerName } from './user-agent.ts'

const dayMs = 24 * 3_600_000
/** While a server fails, its robots.txt is requested again after this time. */
const retryMs = 3_600_000

/** Stored instead of rules while the server of robots.txt fails. */
const unreachable = null

/** Undefined when robots.txt has to be fetched first. */
export function cachedRobots(host: CrawlHost, nowMs: number): RobotsRules | undefined {
  if (host.robots_until_ms <= nowMs) return undefined
  return host.robots === unreachable
    ? { ...disallowAll, retryAtMs: host.robots_until_ms }
    : parseRobots(host.robots, crawlerName)
}

/** Fetches robots.txt, and returns what to store of it. */
export async function fetchRobots(
  context: Context,
  origin: string,
  signal: AbortSignal,
): Promise<(tx: Transaction<Tables>, host: string) => Promise<void>> {
  const { text, ttlMs } = await readRobots(context, origin, signal)
  return (tx, host) => saveRobots(tx, host, { text, untilMs: context.clock.now() + ttlMs })
}

async function readRobots(
  context: Context,
  origin: string,
  signal: AbortSignal,
): Promise<{ text: string | null; ttlMs: number }> {
  // Redirects of robots.txt lead to any host (RFC 9309 §2.3.1.2).
  const options = { accept: 'text/plain', maxBytes: maxRobotsBytes, redirect: 'follow', signal } as const
  try {
    const { status, bytes } = await fetchDocument(context, { url: `${origin}/robots.txt` }, options)
    if (status >= 500 || status === 429) return { text: unreachable, ttlMs: retryMs }
    return { text: status === 200 ? storableText(new TextDecoder().decode(bytes)) : '', ttlMs: dayMs }
  } catch {
    signal.throwIfAborted()
    return { text: unreachable, ttlMs: retryMs }
  }
}
