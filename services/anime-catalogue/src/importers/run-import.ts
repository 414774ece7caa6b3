import type { Clock } from '@octavo/platform/clock.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import { ImportError, type ImportOutcome, type ImportReport } from '@octavo/platform/importer.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { SourceWork } from '../works/source-work.ts'
import { type Applied, applyWorks } from '../works/store/apply.ts'
import { addedUp, type Counts, noCounts, outcomeOf } from './counts.ts'
import { finishImport, prepareCatalogue } from './finish-import.ts'
import type { Found, Reader } from './reader.ts'
import {
  advanceRun,
  findUnfinishedRun,
  type ImportRunRow,
  keepPending,
  startRun,
} from './store/import-runs.ts'

export interface ImportJob {
  db: Database<Tables>
  clock: Clock
  report: ImportReport
  /** As in `sourceTerms`. */
  source: string
  reader: Reader
  merge: 'fill' | 'replace'
  /** Tells what would be done, and does nothing. */
  dryRun: boolean
  /** Begins anew even if an import of the same was cut off. */
  restart: boolean
  /** What is done before the first entry, in the transaction that notes what the reader learned. */
  begin?: ((tx: Transaction<Tables>, prepared: unknown, nowMs: number) => Promise<void>) | undefined
  /** What else is done with the works, in the same transaction. */
  also?: ((tx: Transaction<Tables>, applied: Applied) => Promise<void>) | undefined
}

/** How many entries share a transaction. */
const batchSize = 1_000
/** So many in a row that are of no use mean that the file is something else. */
const flawedInARowMax = 25

/** Takes in everything that a reader finds. Whatever is committed is never done again, and never half done. */
export async function runImport(job: ImportJob): Promise<ImportOutcome> {
  const { db, reader, report, dryRun } = job
  let run = await openRun(job)
  let counts: Counts = JSON.parse(run.counts)
  const prepared = JSON.parse(run.state)
  const startedAtMs = performance.now()
  if (run.cursor > 0)
    report.note(`Going on where the last import of the same was cut off, after ${run.cursor}.`)
  for await (const batch of batches(reader.read(run.cursor, prepared), report)) {
    const works = batch.flatMap(({ work }) => work ?? [])
    const next = { cursor: batch.at(-1)?.cursor ?? run.cursor, flawed: batch.filter(isFlawed).length }
    const taken = await takeBatch(
      job,
      run,
      works,
      (applied) => addedUp(counts, applied, next.flawed),
      next.cursor,
    )
    counts = taken.counts
    run = { ...run, cursor: next.cursor, counts: JSON.stringify(counts) }
    tellContradictions(report, taken.applied)
    if (dryRun) tellChanges(report, taken.applied)
    const text = progressText(counts, performance.now() - startedAtMs)
    report.progress({ text, share: batch.at(-1)?.share })
  }
  if (!dryRun) counts = { ...counts, relations: await finishImport(db, run, job.clock.now()) }
  return outcomeOf(counts, dryRun)
}

async function openRun(job: ImportJob): Promise<ImportRunRow> {
  const { db, clock, source, reader, dryRun, restart, merge } = job
  const fingerprint = `${merge} ${reader.fingerprint}`
  const unfinished = dryRun || restart ? undefined : await findUnfinishedRun(db.read, source, fingerprint)
  if (unfinished) return unfinished
  const prepared = (await reader.prepare?.()) ?? null
  const state = JSON.stringify(prepared)
  const nowMs = clock.now()
  const run = {
    source,
    fingerprint,
    cursor: 0,
    state,
    counts: JSON.stringify(noCounts),
    started_at_ms: nowMs,
  }
  if (dryRun) return { ...run, id: 0, finished_at_ms: null }
  return db.write(async (tx) => {
    await prepareCatalogue(tx, db.dialect, nowMs)
    await job.begin?.(tx, prepared, nowMs)
    return startRun(tx, run)
  })
}

class DryRun extends Error {}

async function takeBatch(
  job: ImportJob,
  run: ImportRunRow,
  works: readonly SourceWork[],
  count: (applied: Applied) => Counts,
  cursor: number,
): Promise<{ applied: Applied; counts: Counts }> {
  const { db, clock, merge, source, dryRun, also } = job
  let seen: { applied: Applied; counts: Counts } | undefined
  try {
    return await db.write(async (tx) => {
      const nowMs = clock.now()
      if (dryRun) await prepareCatalogue(tx, db.dialect, nowMs)
      const applied = await applyWorks(tx, works, { nowMs, merge, source })
      await also?.(tx, applied)
      const counts = count(applied)
      seen = { applied, counts }
      if (dryRun) throw new DryRun()
      await keepPending(tx, run.id, applied.pending)
      if (!(await advanceRun(tx, run, { cursor, counts: JSON.stringify(counts) })))
        throw new ImportError('Another import of the same is under way.')
      return seen
    })
  } catch (error) {
    if (error instanceof DryRun && seen) return seen
    throw error
  }
}

async function* batches(found: AsyncIterable<Found>, report: ImportReport): AsyncGenerator<Found[]> {
  let batch: Found[] = []
  let [flawedInARow, hasWork] = [0, false]
  for await (const one of found) {
    for (const flaw of one.flaws ?? []) report.note(flaw)
    hasWork ||= one.work !== undefined
    flawedInARow = isFlawed(one) ? flawedInARow + 1 : 0
    if (!hasWork && flawedInARow >= flawedInARowMax)
      throw new ImportError(`The first ${flawedInARowMax} entries are all of no use: this is another format.`)
    if (batch.push(one) < batchSize) continue
    yield batch
    batch = []
  }
  if (!batch.length) return
  if (!hasWork && flawedInARow === batch.length)
    throw new ImportError('Not one of the entries is of use: this is another format.')
  yield batch
}

function isFlawed({ work, flaws }: Found): boolean {
  return work === undefined && Boolean(flaws?.length)
}

function tellContradictions(report: ImportReport, { contradictions }: Applied): void {
  for (const { work, id, others } of contradictions) {
    const links = work.links.map(({ site, id }) => `${site} ${id}`).join(', ')
    report.note(
      `${links}: these ids are of several works here, ${[id, ...others].join(' and ')}; taken as ${id}.`,
    )
  }
}

function tellChanges(report: ImportReport, { works, changed }: Applied): void {
  for (const { id, isNew, work } of works) {
    if (isNew) report.note(`+ ${work.canonicalTitle} would be added as ${id}`)
    const fields = changed.get(id)
    if (fields) report.note(`~ ${work.canonicalTitle ?? id} would change: ${[...fields].join(', ')}`)
  }
}

function progressText({ read }: Counts, tookMs: number): string {
  const perSecond = Math.round((read * 1000) / Math.max(1, tookMs))
  return `${read.toLocaleString('en')} entries, ${perSecond.toLocaleString('en')} a second`
}
