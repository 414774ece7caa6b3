import { sql } from 'kysely'
import type { Cell, Sort } from '../resource.ts'

export function byColumn(name: string): Sort {
  return ({ column }) => column(name)
}

/** Sorts by bytes, independent of the server's locale. */
export function byText(name: string): Sort {
  return ({ column, dialect }) =>
    dialect === 'postgres' ? sql<Cell>`${column(name)} collate "C"` : column(name)
}
