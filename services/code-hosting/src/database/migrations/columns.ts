import { userId } from '@octavo/platform/auth/user-table.ts'
import type { ColumnDefinitionBuilder } from 'kysely'

export const required = (column: ColumnDefinitionBuilder) => column.notNull()
export const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
export const ofRepository = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('repository.id').onDelete('cascade')
export const ofIssue = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('issue.id').onDelete('cascade')
export const ofAccount = (column: ColumnDefinitionBuilder) => column.notNull().references(userId)
