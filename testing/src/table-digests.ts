import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/** Digests of the rows of each SQLite table, without full-text indexes and the tables that `ignored` matches. */
export async function digestTables<Tables>(
  db: Kysely<Tables>,
  ignored: RegExp,
): Promise<Record<string, string>> {
  const { rows: all } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'table' and name not like 'sqlite_%'
  `.execute(db)
  const virtual = all.filter((table) => table.sql.startsWith('CREATE VIRTUAL')).map(({ name }) => name)
  const digests: Record<string, string> = {}
  for (const { name } of all) {
    if (ignored.test(name) || virtual.some((index) => name.startsWith(index))) continue
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    const content = rows.map((row) => JSON.stringify(row)).sort()
    digests[name] = createHash('sha256').update(content.join('\n')).digest('hex')
  }
  return digests
}
