import type { Readable } from 'node:stream'
import type { Logger } from '@octavo/platform/log.ts'
import type { GitRepository } from '../git.ts'
import { GitError } from '../git-error.ts'
import { readHead } from '../head-file.ts'
import { packHeadBytes, parsePackHead, storePack } from '../incoming-pack.ts'
import { openQuarantine } from '../quarantine.ts'
import { createRefs, type Refs } from '../refs.ts'
import type { Store } from '../store.ts'
import { takeBytes } from '../take-bytes.ts'
import { areConnected } from './connectivity.ts'
import { type PushHead, refuseImpossible } from './push-commands.ts'
import type { PushReport } from './push-report.ts'
import type { Push, PushCommand, PushPolicy, Rejections, TransportLimits } from './transport.ts'
import type { Watchdog } from './watchdog.ts'

export interface PushOptions {
  store: Store
  limits: TransportLimits
  log: Logger
  repositoryOf(store: Store): GitRepository
  watchdog: Watchdog
  policy: PushPolicy
  head: PushHead
  /** The body after the commands. */
  body: Readable
  print(text: string): void
}

/** Runs all steps of a push and reports the result of each ref. */
export async function applyPush(options: PushOptions): Promise<PushReport> {
  try {
    return await takePush(options)
  } finally {
    await options.policy.ended?.()
  }
}

async function takePush(options: PushOptions): Promise<PushReport> {
  const { store, head, policy, print } = options
  const refs = createRefs(store)
  const rejections = await refuseImpossible(head.commands, await readHead(store))
  const progress: Progress = {
    rejections,
    push: () => ({
      repositoryId: store.id,
      commands: head.commands.filter(({ ref }) => !rejections.has(ref)),
      pushOptions: head.pushOptions,
      print,
    }),
    refuse(more) {
      for (const [ref, reason] of more) if (!rejections.has(ref)) rejections.set(ref, reason)
      if (rejections.size === 0 || !head.capabilities.has('atomic')) return
      for (const { ref } of head.commands)
        if (!rejections.has(ref)) rejections.set(ref, 'atomic push failure')
    },
  }
  progress.refuse(new Map())
  await judge(options, progress, policy.decide?.bind(policy))
  const unpackError = await store.engine.locks.share(store.id, () => takeObjects(options, refs, progress))
  const done = unpackError === undefined ? progress.push() : { ...progress.push(), commands: [] }
  if (done.commands.length) {
    await policy.received?.(done).catch((error: unknown) => {
      options.log.error({ err: error, repository: store.id }, 'a push could not be recorded')
    })
  }
  return { unpackError, commands: head.commands, rejections }
}

interface Progress {
  rejections: Rejections
  /** The push with the commands that were not rejected yet. */
  push(): Push
  refuse(more: Rejections): void
}

/** If the policy fails, the push is rejected. */
async function judge(
  { store, log }: PushOptions,
  progress: Progress,
  decide: ((push: Push) => Promise<Rejections> | undefined) | undefined,
): Promise<void> {
  const push = progress.push()
  if (!decide || push.commands.length === 0) return
  try {
    progress.refuse((await decide(push)) ?? new Map())
  } catch (error) {
    log.error({ err: error, repository: store.id }, 'the push policy failed')
    progress.refuse(new Map(push.commands.map(({ ref }) => [ref, 'internal error'])))
  }
}

/** Returns the error of the whole pack, if any. */
async function takeObjects(
  options: PushOptions,
  refs: Refs,
  progress: Progress,
): Promise<string | undefined> {
  const { store, head, policy, watchdog, repositoryOf } = options
  const { signal } = watchdog
  const hasPack = head.commands.some(({ to }) => to !== null)
  if (progress.push().commands.length === 0) {
    if (hasPack) await drain(options)
    return undefined
  }
  await using quarantine = await openQuarantine(store)
  let packBytes = 0
  if (hasPack) {
    const packResult = await takePack(options, quarantine.store)
    if (typeof packResult === 'string') {
      progress.refuse(new Map(head.commands.map(({ ref }) => [ref, 'unpacker error'])))
      return packResult
    }
    packBytes = packResult
    progress.refuse(
      await refuseIncomplete(quarantine.store, refs, progress.push().commands, head.isShallow, signal),
    )
  }
  const repository = repositoryOf(quarantine.store)
  await judge(
    options,
    progress,
    policy.examine && ((push) => policy.examine?.({ ...push, repository, packBytes })),
  )
  signal.throwIfAborted()
  const { commands } = progress.push()
  if (commands.length === 0) return undefined
  await quarantine.release()
  progress.refuse(await moveRefs(refs, commands, head.capabilities.has('atomic')))
  return undefined
}

/** Returns the size of the pack, or an error. */
async function takePack(options: PushOptions, store: Store): Promise<number | string> {
  const { limits, policy, watchdog, body, print } = options
  const maxBytes = Math.min(policy.maxPackBytes ?? limits.maxPackBytes, limits.maxPackBytes)
  let packBytes = packHeadBytes
  const onBytes = (count: number) => {
    packBytes += count
    watchdog.touch()
  }
  try {
    const head = parsePackHead(await takeBytes(body, packHeadBytes))
    await storePack(store, head, body, {
      maxBytes,
      strict: true,
      onBytes,
      signal: watchdog.signal,
      timeoutMs: limits.maxDurationMs,
      slot: 'transfer',
    })
    return packBytes
  } catch (error) {
    watchdog.signal.throwIfAborted()
    if (!(error instanceof GitError)) throw error
    await drain(options)
    const what = /exceeds maximum allowed size/.test(error.message)
      ? `pack exceeds the maximum of ${maxBytes} bytes`
      : error.message
    print(what)
    return what
  }
}

/** Clients read the response only after they have sent everything. */
async function drain({ body, limits, watchdog }: PushOptions): Promise<void> {
  let bytesLeft = limits.maxPackBytes
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    watchdog.touch()
    bytesLeft -= chunk.length
    if (bytesLeft < 0)
      throw new GitError('too-large', 'The rest of the push exceeds the maximum size of a pack')
  }
}

async function refuseIncomplete(
  store: Store,
  refs: Refs,
  commands: readonly PushCommand[],
  isShallow: boolean,
  signal: AbortSignal,
): Promise<Rejections> {
  const tips = new Set((await refs.list()).map(({ oid }) => oid))
  const fresh = commands.filter(({ to }) => to !== null && !tips.has(to))
  if (fresh.length === 0) return new Map()
  const reason = isShallow ? 'shallow update not allowed' : 'missing necessary objects'
  return findRefused(fresh, async (some) => {
    const oids = some.map(({ to }) => to ?? '')
    return (await areConnected(store, oids, signal)) ? undefined : reason
  })
}

/**
 * Updates all refs in one transaction if possible. Otherwise updates as many as possible, unless the client asked
 * for an atomic push.
 */
async function moveRefs(
  refs: Refs,
  commands: readonly PushCommand[],
  isAtomic: boolean,
): Promise<Rejections> {
  if (isAtomic) {
    const failure = await tryMoving(refs, commands)
    return new Map(failure === undefined ? [] : commands.map(({ ref }) => [ref, failure]))
  }
  const actual = new Map<string, string>()
  for (const { ref, from } of commands) {
    if (((await refs.find(ref))?.oid ?? null) !== from) actual.set(ref, hasMoved)
  }
  const current = commands.filter(({ ref }) => !actual.has(ref))
  const rejected = await findRefused(current, (some) => tryMoving(refs, some))
  return new Map([...actual, ...rejected])
}

/** Each check starts a process. Refs that are not checked by then are rejected. */
const maxChecks = 200

/** Bisects the commands to find those that fail, so a few bad ones cost a few processes. */
async function findRefused(
  commands: readonly PushCommand[],
  check: (some: readonly PushCommand[]) => Promise<string | undefined>,
): Promise<Rejections> {
  const rejected = new Map<string, string>()
  const waiting = commands.length ? [commands] : []
  let checks = 0
  for (let some = waiting.shift(); some; some = waiting.shift()) {
    const reason = await check(some)
    if (reason === undefined) continue
    if (some.length === 1 || ++checks > maxChecks) for (const { ref } of some) rejected.set(ref, reason)
    else {
      const half = Math.ceil(some.length / 2)
      waiting.push(some.slice(0, half), some.slice(half))
    }
  }
  return rejected
}

const hasMoved = 'failed to update ref: it has moved, fetch first'

async function tryMoving(refs: Refs, commands: readonly PushCommand[]): Promise<string | undefined> {
  try {
    return (await refs.update(commands)) === 'done' ? undefined : hasMoved
  } catch (error) {
    if (!(error instanceof GitError) || error.kind === 'aborted') throw error
    return error.kind === 'missing' ? 'a branch takes commits only' : 'failed to update ref'
  }
}
