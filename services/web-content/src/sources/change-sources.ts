import type { Transaction } from 'kysely'
import type { Check } from '../access/check-again.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { invalidParameter, problem } from '../errors.ts'
import type { SourceSettings } from './settings.ts'
import { parkTasks, removeSourceTask, resumeTasks, scheduleSource, writeFrontier } from './store/frontier.ts'
import {
  countSources,
  deleteSource,
  findSource,
  insertSource,
  type Source,
  type SourceChange,
  updateSource,
} from './store/sources.ts'
import { endSubscriptions } from './store/websub.ts'
import { webSubJob } from './websub-subscriptions.ts'

/** A job that fetches what is due. */
export const crawlNowJob = 'crawl-now'

const maxUrlLength = 2_000

export interface SourceInput {
  url: string
  title?: string
  folder?: string
  settings?: SourceSettings
}

/** Returns undefined if a source with this URL exists. The first request is due after `delayMs`. */
export async function addSource(
  { clock, config }: Context,
  tx: Transaction<Tables>,
  { url, title = '', folder = '', settings = {} }: SourceInput,
  delayMs = 0,
): Promise<Source | undefined> {
  const nowMs = clock.now()
  if (config.maxSources > 0 && (await countSources(tx)) >= config.maxSources)
    throw problem('too_many', { message: `There can be at most ${config.maxSources} sources.` })
  const address = readSourceUrl(url)
  if (address === undefined) throw invalidParameter('url', 'must be an http or https URL without credentials')
  const source = await insertSource(tx, { url: address, title, folder, settings, createdAtMs: nowMs })
  if (source) await scheduleSource(tx, source, nowMs + delayMs)
  return source
}

export async function createSource(context: Context, input: SourceInput, check?: Check): Promise<Source> {
  return writeFrontier(context.db, async (tx) => {
    await check?.(tx)
    const source = await addSource(context, tx, input)
    if (!source) throw problem('source_exists')
    await context.jobs.enqueue(tx, { kind: crawlNowJob, payload: null, key: crawlNowJob })
    return source
  })
}

export async function changeSource(
  context: Context,
  id: number,
  input: SourceChange,
  check?: Check,
): Promise<Source> {
  return writeFrontier(context.db, async (tx) => {
    await check?.(tx)
    const before = await findSource(tx, id)
    if (!before) throw problem('source_not_found')
    const isResumed = input.state === 'active' && before.state !== 'active'
    const change = isResumed ? { ...input, state_reason: null, failures: 0, failing_since_ms: null } : input
    const source = await updateSource(tx, id, change)
    if (!source) throw problem('source_not_found')
    if (isResumed) {
      await resumeTasks(tx, id, context.clock.now())
      await scheduleNow(context, tx, source)
    }
    if (source.state === 'paused') {
      await removeSourceTask(tx, id)
      await parkTasks(tx, id)
    }
    return source
  })
}

/** Fetches the source as soon as its host allows. */
export async function refreshSource(context: Context, id: number, check?: Check): Promise<Source> {
  return writeFrontier(context.db, async (tx) => {
    await check?.(tx)
    const source = await findSource(tx, id)
    if (!source) throw problem('source_not_found')
    if (source.state !== 'active')
      throw problem('parameter_invalid', { message: `The source is ${source.state}. Activate it first.` })
    await scheduleNow(context, tx, source)
    return source
  })
}

/** Keeps the posts of the source. */
export async function removeSource({ db, clock, jobs }: Context, id: number, check?: Check): Promise<void> {
  const isRemoved = await writeFrontier(db, async (tx) => {
    await check?.(tx)
    await endSubscriptions(tx, id, clock.now())
    await jobs.enqueue(tx, { kind: webSubJob, payload: null, key: webSubJob })
    return deleteSource(tx, id)
  })
  if (!isRemoved) throw problem('source_not_found')
}

async function scheduleNow({ clock, jobs }: Context, tx: Transaction<Tables>, source: Source): Promise<void> {
  await scheduleSource(tx, source, clock.now())
  await jobs.enqueue(tx, { kind: crawlNowJob, payload: null, key: crawlNowJob })
}

/** Returns undefined unless this is a web address without credentials. */
export function readSourceUrl(text: string): string | undefined {
  const url = URL.parse(text.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  url.hash = ''
  return url.href.length <= maxUrlLength ? url.href : undefined
}
