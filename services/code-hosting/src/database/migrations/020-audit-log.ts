import { idColumn, textColumn } from '@octavo/platform/data/columns.ts'
import type { Dialect } from '@octavo/platform/data/database.ts'
import type { Migration } from '@octavo/platform/data/migrate.ts'
import { type Kysely, sql } from 'kysely'

export const createAuditLog: Migration = async (db, dialect: Dialect) => {
  await db.schema
    .createTable('audit_entry')
    .addColumn('id', ...idColumn(dialect))
    .addColumn('action', textColumn(dialect), (column) => column.notNull())
    .addColumn('operation', 'text', (column) => column.notNull())
    .addColumn('is_git', 'integer', (column) => column.notNull())
    // No foreign keys: entries outlive the accounts and repositories that they name.
    .addColumn('actor_id', 'bigint')
    .addColumn('actor', 'text')
    .addColumn('organization_id', 'bigint')
    .addColumn('organization', 'text')
    .addColumn('repository_id', 'bigint')
    .addColumn('repository', 'text')
    .addColumn('user_id', 'bigint')
    .addColumn('user_login', 'text')
    .addColumn('actor_folded', 'text')
    .addColumn('repository_folded', 'text')
    .addColumn('user_folded', 'text')
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute()
  const order = ['created_at_ms', 'id']
  for (const [name, columns] of Object.entries({
    organization: ['organization_id'],
    organization_kind: ['organization_id', 'is_git'],
    kind: ['is_git'],
    action: ['action'],
    actor: ['actor_folded'],
    repository: ['repository_folded'],
    user: ['user_folded'],
    time: [],
  }))
    await db.schema
      .createIndex(`audit_entry_${name}`)
      .on('audit_entry')
      .columns([...columns, ...order])
      .execute()
  await createRetention(db)
  await (dialect === 'sqlite' ? refuseChangesInSqlite(db) : refuseChangesInPostgres(db))
}

type AnyDatabase = Kysely<unknown>

/** The times before which entries may be deleted. Only retention moves them. */
async function createRetention(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('audit_retention')
    .addColumn('is_git', 'integer', (column) => column.primaryKey())
    .addColumn('before_ms', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into audit_retention (is_git, before_ms) values (0, 0), (1, 0)`.execute(db)
}

const refusal = 'the audit log is append-only'

async function refuseChangesInSqlite(db: AnyDatabase): Promise<void> {
  const refuse = sql.raw(`select raise(abort, '${refusal}')`)
  await sql`create trigger audit_entry_no_update before update on audit_entry begin ${refuse}; end`.execute(
    db,
  )
  await sql`create trigger audit_entry_no_delete before delete on audit_entry
    when old.created_at_ms >= (select before_ms from audit_retention where is_git = old.is_git)
    begin ${refuse}; end`.execute(db)
}

async function refuseChangesInPostgres(db: AnyDatabase): Promise<void> {
  const refuse = sql.raw(`raise exception '${refusal}'`)
  await sql`create function audit_entry_refuse() returns trigger language plpgsql as $$
    begin ${refuse}; end $$`.execute(db)
  await sql`create function audit_entry_check_delete() returns trigger language plpgsql as $$
    begin
      if old.created_at_ms >= (select before_ms from audit_retention where is_git = old.is_git) then
        ${refuse};
      end if;
      return old;
    end $$`.execute(db)
  await sql`create trigger audit_entry_no_update before update or truncate on audit_entry
    for each statement execute function audit_entry_refuse()`.execute(db)
  await sql`create trigger audit_entry_no_delete before delete on audit_entry
    for each row execute function audit_entry_check_delete()`.execute(db)
}
