import { migrationTable } from '@octavo/platform/data/applied-migrations.ts'
import { createPostgresPool } from '@octavo/platform/data/postgres-pool.ts'
import { connectionErrorReason } from '../reachable-database.ts'
import type { AnyDefinition } from '../registry.ts'
import { checkMigrations } from './databases.ts'
import { type Finding, failed, passed } from './finding.ts'

export async function checkPostgres(url: string, definitions: readonly AnyDefinition[]): Promise<Finding[]> {
  const pool = createPostgresPool({
    url,
    schema: 'public',
    maxConnections: 1,
    access: 'read',
    transactionLimitMs: 10_000,
  })
  try {
    const { rows } = await pool.query<{ version: string }>('select version()')
    const reached = passed('postgres', `${rows[0]?.version.split(' on ', 1)[0]} is reachable`)
    const findings: Finding[] = [reached]
    for (const definition of definitions.filter(({ migrations }) => migrations)) {
      const schema = definition.name.replaceAll('-', '_')
      findings.push(await checkSchema(definition, schema, (text) => pool.query<{ name: string }>(text)))
    }
    return findings
  } catch (error) {
    const advice = 'Start it, or correct --database-url or DATABASE_URL: address, user, password, database.'
    return [
      failed('postgres', `${withoutPassword(url)} cannot be used: ${connectionErrorReason(error)}.`, advice),
    ]
  } finally {
    await pool.end()
  }
}

async function checkSchema(
  definition: AnyDefinition,
  schema: string,
  query: (text: string) => Promise<{ rows: { name: string }[] }>,
): Promise<Finding> {
  const { rows } = await query(`select tablename as name from pg_tables where schemaname = '${schema}'`)
  if (!rows.some(({ name }) => name === migrationTable)) return passed(definition.name, 'no data yet')
  const applied = await query(`select name from "${schema}".${migrationTable}`)
  return checkMigrations(
    definition.name,
    applied.rows.map(({ name }) => name),
    definition,
    `schema ${schema}`,
  )
}

function withoutPassword(url: string): string {
  const copy = new URL(url)
  copy.password = ''
  return copy.href
}
