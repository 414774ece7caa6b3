import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import { literals } from '../arguments.ts'
import { linesOf } from '../history.ts'
import { internalRefs } from '../processes/settings.ts'
import type { Refs } from '../refs.ts'
import { listNames } from '../repository-folder.ts'
import type { Store } from '../store.ts'

const timeoutMs = 120_000

/** Everything that refs reach, except internal refs. */
const visible = literals('--exclude=refs/octavo/*', '--all')

/**
 * Returns one of the requested objects that no ref reaches, if any. Version 2 of the protocol would serve any existing
 * object to a client that knows its id, such as commits that were overwritten because they contain a secret. Nearly all
 * requests name only the tips of refs, which needs no further check.
 */
export async function findUnreachable(
  store: Store,
  refs: Refs,
  wants: ReadonlySet<string>,
): Promise<string | undefined> {
  const { cache, refVersions } = store.engine
  const version = refVersions.of(store.id)
  const tips = await store.remember(
    `tips ${version}`,
    () => listTips(refs),
    ({ size }) => size * 120,
  )
  const keyOf = (oid: string) => `${store.id}:reachable ${version} ${oid}`
  const unknown: string[] = []
  let looked = 0
  for (const oid of wants) {
    const isKnown = tips.has(oid) || (wants.size <= maxRemembered && cache.get(keyOf(oid)))
    if (!isKnown) unknown.push(oid)
    if (++looked % 500 === 0) await yieldIfBusy()
  }
  if (unknown.length === 0) return undefined

  const { missing, commits, others } = await sortByType(store, unknown)
  if (missing !== undefined) return missing
  if (commits.length && (await haveUnreachable(store, commits))) return commits[0]
  const [lost] = await findLost(store, others)
  if (lost === undefined && unknown.length <= maxRemembered)
    for (const oid of unknown) cache.set(keyOf(oid), true, 50)
  return lost
}

/** Requests of one client must not evict the entries of others. */
const maxRemembered = 1_000

interface Sorted {
  /** The first missing object. The rest was not checked. */
  missing?: string
  commits: string[]
  others: Set<string>
}

/** One process for all objects, in a slot of the caller: a request for many objects delays only its own caller. */
async function sortByType(store: Store, oids: readonly string[]): Promise<Sorted> {
  const sorted: Sorted = { commits: [], others: new Set() }
  const output = store.stream(literals('cat-file', '--batch-check=%(objectname) %(objecttype)', '--buffer'), {
    timeoutMs,
    input: `${oids.join('\n')}\n`,
  })
  for await (const line of linesIn(output)) {
    const [oid = '', type] = line.split(' ')
    // Leaving the loop ends the process.
    if (type === 'missing') return { ...sorted, missing: oid }
    if (type === 'commit') sorted.commits.push(oid)
    else sorted.others.add(oid)
  }
  return sorted
}

async function* linesIn(output: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of output.setEncoding('latin1')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    await yieldIfBusy()
  }
}

async function listTips(refs: Refs): Promise<ReadonlySet<string>> {
  const visibleRefs = (await refs.list()).filter(({ name }) => !name.startsWith(internalRefs))
  return new Set(visibleRefs.flatMap(({ oid, peeled }) => (peeled ? [oid, peeled.oid] : [oid])))
}

async function haveUnreachable(store: Store, commits: readonly string[]): Promise<boolean> {
  const args = [...literals('rev-list', '--max-count=1', '--stdin', '--not'), ...visible]
  const { stdout } = await store.run(args, { input: commits.join('\n'), timeoutMs })
  return stdout.length > 0
}

/** Partial clones request single blobs and trees. */
async function findLost(store: Store, oids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (oids.size === 0) return oids
  const candidates = (await hasBitmap(store)) ? await findLostByBitmap(store, oids) : oids
  return candidates.size ? findLostByWalk(store, candidates) : candidates
}

async function hasBitmap({ gitDir }: Store): Promise<boolean> {
  return (await listNames(join(gitDir, 'objects', 'pack'), /\.bitmap$/)).length > 0
}

/** Objects that are not printed are reachable, whether or not git can use the bitmap. */
async function findLostByBitmap(store: Store, oids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const args = literals(
    'rev-list',
    '--use-bitmap-index',
    '--objects',
    '--no-object-names',
    '--stdin',
    '--not',
  )
  const options = { input: [...oids].join('\n'), timeoutMs }
  const { stdout } = await store.run([...args, ...visible], options)
  const printed = new Set(linesOf(stdout))
  return new Set([...oids].filter((oid) => printed.has(oid)))
}

/** Walks the whole history until all objects were found. */
async function findLostByWalk(store: Store, oids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const remaining = new Set(oids)
  const args = literals('rev-list', '--objects', '--no-object-names')
  const output = store.stream([...args, ...visible], { timeoutMs })
  for await (const line of linesIn(output)) {
    remaining.delete(line)
    if (remaining.size === 0) break
  }
  return remaining
}
