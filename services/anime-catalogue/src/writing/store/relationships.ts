import { type SqlBool, sql } from 'kysely'
import type { Identifier } from '../../json-api/items.ts'
import type { Cell, Row, Through } from '../../json-api/resource.ts'
import { allOf, isFixed } from '../../json-api/store/conditions.ts'
import { touch, type Write } from '../write.ts'

export type Change = 'replace' | 'add' | 'remove'

/** Changes a many-to-many relationship, writing only the difference. */
export async function relate(
  row: Row,
  name: string,
  linkage: readonly Identifier[],
  how: Change,
  write: Write,
): Promise<void> {
  const relationship = write.resource.relationships[name]
  if (relationship?.kind !== 'through') throw new Error(`${name} has no join table`)
  const present = await findPresent(row, relationship, write)
  const requested = new Set(linkage.map(({ id }) => Number(id)))
  const added = how === 'remove' ? [] : [...requested.difference(present)]
  const removed =
    how === 'add'
      ? []
      : [...(how === 'remove' ? requested.intersection(present) : present.difference(requested))]
  if (!added.length && !removed.length) return
  const { table, near, far, where = {} } = relationship
  const fixed = Object.entries(where)
  if (removed.length) {
    const isRemoved = sql`${sql.ref(`${table}.${far}`)} in (${sql.join(removed)})`
    await sql`delete from ${sql.table(table)} where ${ofRow(row, relationship)} and ${isRemoved}`.execute(
      write.tx,
    )
  }
  for (const id of added) {
    const names = [near, far, ...fixed.map(([column]) => column)].map((column) => sql.ref(column))
    const values: (Cell | undefined)[] = [row.id, id, ...fixed.map(([, value]) => value)]
    await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(
      write.tx,
    )
  }
  if (table === 'media_category') await countCategories(write, added, removed)
  touch(write, write.resource.type, row.id)
}

async function findPresent(row: Row, relationship: Through, { tx }: Write): Promise<Set<number>> {
  const { table, far } = relationship
  const { rows } = await sql<{ far: number }>`
    select ${sql.ref(`${table}.${far}`)} as far from ${sql.table(table)} where ${ofRow(row, relationship)}`.execute(
    tx,
  )
  return new Set(rows.map((one) => one.far))
}

function ofRow(row: Row, { table, near, where }: Through) {
  return allOf([sql<SqlBool>`${sql.ref(`${table}.${near}`)} = ${row.id}`, ...isFixed(table, where)])
}

async function countCategories(
  { tx }: Write,
  added: readonly number[],
  removed: readonly number[],
): Promise<void> {
  for (const [ids, by] of [
    [added, 1],
    [removed, -1],
  ] as const)
    if (ids.length)
      await tx
        .updateTable('category')
        .set((row) => ({ total_media_count: row('total_media_count', '+', by) }))
        .where('id', 'in', ids)
        .execute()
}
