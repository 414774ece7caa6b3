import type { Kysely } from 'kysely'
import type { Logger } from '../log.ts'
import type { Dialect } from './database.ts'

/**
 * Receives a Kysely without table types, because the current types may not match the schema at this migration. It
 * must do nothing but SQL: it shares one transaction with the record that it was applied.
 */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Migration = (db: Kysely<any>, dialect: Dialect) => Promise<void>

/** The migrations of one owner (a service or a platform module), named like `001-users`. */
export interface MigrationSet {
  readonly set: string
  readonly steps: Readonly<Record<string, Migration>>
}

export interface MigrationTarget {
  readonly dialect: Dialect
  /** Runs one transaction at a time across all processes. Foreign keys do not block rebuilding a table. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  exclusively<T>(work: (tx: Kysely<any>) => Promise<T>): Promise<T>
}

/** Applies the pending migrations and returns their names. */
export async function migrate(
  target: MigrationTarget,
  sets: readonly MigrationSet[],
  log?: Logger,
): Promise<string[]> {
  const steps = sets.flatMap(stepsInOrder)
  refuseDuplicates(sets.map(({ set }) => set))
  const applied: string[] = []
  for (;;) {
    // Re-reads the applied migrations in each transaction, because another process may have applied some.
    const name = await target.exclusively((tx) => applyNext(tx, target.dialect, steps))
    if (name === undefined) return applied
    log?.debug({ migration: name }, 'The database was migrated')
    applied.push(name)
  }
}

interface Step {
  readonly set: string
  readonly name: string
  readonly apply: Migration
}

interface MigrationTable {
  octavo_migration: { name: string; applied_at: number }
}

function stepsInOrder({ set, steps }: MigrationSet): Step[] {
  const entries = Object.entries(steps).sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [name] of entries) {
    if (!/^\d{3}-[a-z0-9-]+$/.test(name)) {
      throw new Error(`Migration "${name}" of ${set} is not named like 001-users`)
    }
  }
  refuseDuplicates(entries.map(([name]) => `${set}/${name.slice(0, 3)}`))
  return entries.map(([name, apply]) => ({ set, name: `${set}/${name}`, apply }))
}

function refuseDuplicates(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two migrations share the number ${twice}`)
}

async function applyNext(
  tx: Kysely<MigrationTable>,
  dialect: Dialect,
  steps: readonly Step[],
): Promise<string | undefined> {
  await tx.schema
    .createTable('octavo_migration')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute()
  const rows = await tx.selectFrom('octavo_migration').select('name').execute()
  const applied = new Set(rows.map((row) => row.name))
  refuseForeignHistory(applied, steps)

  const next = steps.find((step) => !applied.has(step.name))
  if (!next) return undefined
  await next.apply(tx, dialect)
  await tx.insertInto('octavo_migration').values({ name: next.name, applied_at: Date.now() }).execute()
  return next.name
}

/** The database was written by another release. */
export class MigrationHistoryError extends Error {}

function refuseForeignHistory(applied: ReadonlySet<string>, steps: readonly Step[]): void {
  const names = new Set(steps.map((step) => step.name))
  for (const set of new Set(steps.map((step) => step.set))) {
    const history = [...applied].filter((name) => name.startsWith(`${set}/`)).sort()
    const unknown = history.find((name) => !names.has(name))
    if (unknown !== undefined) {
      throw new MigrationHistoryError(
        `The database has migration ${unknown}, which this program does not know: use a newer program`,
      )
    }
    const latest = history.at(-1) ?? ''
    const lateStep = steps.find((step) => step.set === set && step.name < latest && !applied.has(step.name))
    if (lateStep) {
      throw new Error(
        `Migration ${lateStep.name} comes too late: ${latest} is applied already, so it needs a higher number`,
      )
    }
  }
}
