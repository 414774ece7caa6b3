import { sql } from 'kysely'
import type { Cell, Sort } from '../resource.ts'

export function byColumn(name: string): Sort {
  return ({ column }) => column(name)
}

/** By its bytes, whatever language the server speaks. */
export function byText(name: string): Sort {
  return ({ column, dialect }) =>
    dialect === 'postgres' ? sql<Cell>`${column(name)} collate "C"` : column(name)
}
