import type { Clock } from '@octavo/platform/clock.ts'
import type { Database } from '@octavo/platform/data/database.ts'
import { ImportError, type ImportOutcome, type ImportReport } from '@octavo/platform/importer.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { SourceWork } from '../works/source-work.ts'
import { type Applied, applyWorks } from '../works/store/apply.ts'
import { addCounts, type Counts, importOutcome, zeroCounts } from './counts.ts'
import { finishImport, prepareCatalogue } from './finish-import.ts'
import type { Reader, SourceEntry } from './reader.ts'
import {
  advanceRun,
  findUnfinishedRun,
  type ImportRunRow,
  insertPending,
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
  /** Reports changes without writing. */
  dryRun: boolean
  /** Starts over instead of resuming. */
  restart: boolean
  /** How many entries share a transaction. */
  batchSize?: number | undefined
  /** Runs before the first entry, in the transaction that stores the prepared state. */
  begin?: ((tx: Transaction<Tables>, prepared: unknown, nowMs: number) => Promise<void>) | undefined
  /** Runs after each batch, in its transaction. */
  afterBatch?: ((tx: Transaction<Tables>, applied: Applied) => Promise<void>) | undefined
}

const defaultBatchSize = 1_000
/** This many invalid entries at the start mean that the file has another format. */
const maxConsecutiveErrors = 25

/** Imports everything that the reader yields, in resumable batches of one transaction each. */
export async function runImport(job: ImportJob): Promise<ImportOutcome> {
  const { db, reader, report, dryRun, batchSize = defaultBatchSize } = job
  let run = await openRun(job)
  let counts: Counts = JSON.parse(run.counts)
  const prepared = JSON.parse(run.state)
  const startedAtMs = performance.now()
  if (run.cursor > 0)
    report.note(`Going on where the last import of the same was cut off, after ${run.cursor}.`)
  for await (const batch of batches(reader.read(run.cursor, prepared), batchSize, report)) {
    const works = batch.flatMap(({ work }) => work ?? [])
    const next = { cursor: batch.at(-1)?.cursor ?? run.cursor, flawed: batch.filter(hasOnlyErrors).length }
    const result = await importBatch(
      job,
      run,
      works,
      (applied) => addCounts(counts, applied, next.flawed),
      next.cursor,
    )
    counts = result.counts
    run = { ...run, cursor: next.cursor, counts: JSON.stringify(counts) }
    reportContradictions(report, result.applied)
    if (dryRun) reportChanges(report, result.applied)
    const text = progressText(counts, performance.now() - startedAtMs)
    report.progress({ text, share: batch.at(-1)?.share })
  }
  if (!dryRun) counts = { ...counts, relations: await finishImport(db, run, job.clock.now()) }
  return importOutcome(counts, dryRun)
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
    counts: JSON.stringify(zeroCounts),
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

async function importBatch(
  job: ImportJob,
  run: ImportRunRow,
  works: readonly SourceWork[],
  count: (applied: Applied) => Counts,
  cursor: number,
): Promise<{ applied: Applied; counts: Counts }> {
  const { db, clock, merge, source, dryRun, afterBatch } = job
  let result: { applied: Applied; counts: Counts } | undefined
  try {
    return await db.write(async (tx) => {
      const nowMs = clock.now()
      if (dryRun) await prepareCatalogue(tx, db.dialect, nowMs)
      const applied = await applyWorks(tx, works, { nowMs, merge, source })
      await afterBatch?.(tx, applied)
      const counts = count(applied)
      result = { applied, counts }
      if (dryRun) throw new DryRun()
      await insertPending(tx, run.id, applied.pending)
      if (!(await advanceRun(tx, run, { cursor, counts: JSON.stringify(counts) })))
        throw new ImportError('Another import from this source is running.')
      return result
    })
  } catch (error) {
    if (error instanceof DryRun && result) return result
    throw error
  }
}

async function* batches(
  entries: AsyncIterable<SourceEntry>,
  batchSize: number,
  report: ImportReport,
): AsyncGenerator<SourceEntry[]> {
  let batch: SourceEntry[] = []
  let [consecutiveErrors, hasWork] = [0, false]
  for await (const entry of entries) {
    for (const error of entry.errors ?? []) report.note(error)
    hasWork ||= entry.work !== undefined
    consecutiveErrors = hasOnlyErrors(entry) ? consecutiveErrors + 1 : 0
    if (!hasWork && consecutiveErrors >= maxConsecutiveErrors)
      throw new ImportError(
        `The first ${maxConsecutiveErrors} entries are all of no use: this is another format.`,
      )
    if (batch.push(entry) < batchSize) continue
    yield batch
    batch = []
  }
  if (!batch.length) return
  if (!hasWork && consecutiveErrors === batch.length)
    throw new ImportError('No entry could be used: the file has another format.')
  yield batch
}

function hasOnlyErrors({ work, errors }: SourceEntry): boolean {
  return work === undefined && Boolean(errors?.length)
}

function reportContradictions(report: ImportReport, { contradictions }: Applied): void {
  for (const { work, id, others } of contradictions) {
    const links = work.links.map(({ site, id }) => `${site} ${id}`).join(', ')
    report.note(
      `${links}: these ids are of several works here, ${[id, ...others].join(' and ')}; taken as ${id}.`,
    )
  }
}

function reportChanges(report: ImportReport, { works, changedFields }: Applied): void {
  for (const { id, isNew, work } of works) {
    if (isNew) report.note(`+ ${work.canonicalTitle} would be added as ${id}`)
    const fields = changedFields.get(id)
    if (fields) report.note(`~ ${work.canonicalTitle ?? id} would change: ${[...fields].join(', ')}`)
  }
}

function progressText({ read }: Counts, tookMs: number): string {
  const perSecond = Math.round((read * 1000) / Math.max(1, tookMs))
  return `${read.toLocaleString('en')} entries, ${perSecond.toLocaleString('en')} a second`
}
