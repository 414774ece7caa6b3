import type { Transaction } from 'kysely'
import type { ImportTables } from '../../database/import-tables.ts'
import { insertMissing } from '../../database/insert-rows.ts'
import type { Tables } from '../../database/tables.ts'
import type { ExternalLink } from '../../works/source-work.ts'
import { keyOf } from '../../works/store/match-works.ts'
import { insertRelations } from '../../works/store/relationships.ts'

export type ImportRunRow = ImportTables['import_run']

/** The interrupted run of the same input, if any. */
export async function findUnfinishedRun(
  db: Pick<Transaction<Tables>, 'selectFrom'>,
  source: string,
  fingerprint: string,
): Promise<ImportRunRow | undefined> {
  return db
    .selectFrom('import_run')
    .selectAll()
    .where('source', '=', source)
    .where('fingerprint', '=', fingerprint)
    .where('finished_at_ms', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

export async function findLastFinishedRun(
  db: Pick<Transaction<Tables>, 'selectFrom'>,
  source: string,
): Promise<ImportRunRow | undefined> {
  return db
    .selectFrom('import_run')
    .selectAll()
    .where('source', '=', source)
    .where('finished_at_ms', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** Starts a run, and deletes unfinished runs of the same source. */
export async function startRun(
  tx: Transaction<Tables>,
  run: Omit<ImportRunRow, 'id' | 'finished_at_ms'>,
): Promise<ImportRunRow> {
  await tx
    .deleteFrom('import_run')
    .where('source', '=', run.source)
    .where('finished_at_ms', 'is', null)
    .execute()
  const [row] = await insertMissing(tx, 'import_run', [{ ...run, finished_at_ms: null }])
  if (!row) throw new Error('A new run was not written')
  return row
}

/** Stores the progress of a run. Returns false if another process has resumed it. */
export async function advanceRun(
  tx: Transaction<Tables>,
  run: ImportRunRow,
  next: Pick<ImportRunRow, 'cursor' | 'counts'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_run')
    .set(next)
    .where('id', '=', run.id)
    .where('cursor', '=', run.cursor)
    .where('finished_at_ms', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function finishRun(tx: Transaction<Tables>, run: ImportRunRow, nowMs: number): Promise<void> {
  await tx.deleteFrom('import_relation').where('run_id', '=', run.id).execute()
  await tx
    .updateTable('import_run')
    .set({ finished_at_ms: nowMs, state: '{}' })
    .where('id', '=', run.id)
    .execute()
}

export async function insertPending(
  tx: Transaction<Tables>,
  runId: number,
  pending: readonly { mediaId: number; role: string; link: ExternalLink }[],
): Promise<void> {
  const rows = pending.map(({ mediaId, role, link }) => ({
    run_id: runId,
    media_id: mediaId,
    role,
    external_site: link.site,
    external_id: link.id,
  }))
  await insertMissing(tx, 'import_relation', rows)
}

/** Adds the relationships whose targets were missing when they were read. Returns the works with new relationships. */
export async function relatePending(
  tx: Transaction<Tables>,
  runId: number,
  nowMs: number,
): Promise<Set<number>> {
  const linked = await tx
    .selectFrom('import_relation as r')
    .innerJoin('mapping as m', (join) =>
      join
        .onRef('m.external_site', '=', 'r.external_site')
        .onRef('m.external_id', '=', 'r.external_id')
        .on('m.item_type', '=', 'anime'),
    )
    .select(['r.media_id as source', 'r.role', 'm.item_id as destination'])
    .distinct()
    .where('r.run_id', '=', runId)
    .execute()
  const own = await tx
    .selectFrom('import_relation as r')
    .innerJoin('anime as a', (join) =>
      join.on((on) => on(on.cast<string>('a.id', 'text'), '=', on.ref('r.external_id'))),
    )
    .select(['r.media_id as source', 'r.role', 'a.id as destination'])
    .distinct()
    .where('r.run_id', '=', runId)
    .where('r.external_site', '=', 'kitsu')
    .execute()
  const relations = unique([...linked, ...own]).filter(({ source, destination }) => source !== destination)
  relations.sort((one, other) => one.source - other.source || one.destination - other.destination)
  const changedIds = new Set<number>()
  for (let start = 0; start < relations.length; start += 5_000) {
    const ids = await insertRelations({ tx, nowMs }, relations.slice(start, start + 5_000))
    for (const id of ids) changedIds.add(id)
  }
  return changedIds
}

function unique<Relation extends { source: number; role: string; destination: number }>(
  relations: readonly Relation[],
): Relation[] {
  const byKey = relations.map(
    (relation) =>
      [keyOf({ site: relation.role, id: `${relation.source} ${relation.destination}` }), relation] as const,
  )
  return [...new Map(byKey).values()]
}
