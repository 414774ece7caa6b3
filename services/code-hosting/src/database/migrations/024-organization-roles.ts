import type { Migration } from '@octavo/platform/data/migrate.ts'

export const createOrganizationRoles: Migration = async (db) => {
  await db.schema
    .createTable('organization_role_user')
    .addColumn('organization_id', 'bigint', (column) => column.notNull())
    .addColumn('role_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('repository_role', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('organization_role_user_key', ['organization_id', 'role_id', 'user_id'])
    .execute()
  await db.schema
    .createIndex('organization_role_user_user')
    .on('organization_role_user')
    .columns(['user_id', 'organization_id'])
    .execute()
  await db.schema
    .createTable('organization_role_team')
    .addColumn('organization_id', 'bigint', (column) => column.notNull())
    .addColumn('role_id', 'bigint', (column) => column.notNull())
    .addColumn('team_id', 'bigint', (column) => column.notNull().references('team.id').onDelete('cascade'))
    .addColumn('repository_role', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('organization_role_team_key', ['organization_id', 'role_id', 'team_id'])
    .execute()
  await db.schema
    .createIndex('organization_role_team_team')
    .on('organization_role_team')
    .column('team_id')
    .execute()
}
