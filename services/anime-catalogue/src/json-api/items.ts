import type { Registered } from './registry.ts'
import type { Cell, Relationship, Row } from './resource.ts'

export interface Identifier {
  type: string
  id: string
}

/** Resource linkage of a relationship. */
export type Linkage = readonly Identifier[] | Identifier | null

/** A row and its linkage, before serialization. */
export interface Item {
  resource: Registered
  id: string
  row: Row
  /** Linkage of included relationships, by name. */
  linkage: Map<string, Linkage>
}

export function createItem(resource: Registered, row: Row): Item {
  return { resource, id: String(row.id), row, linkage: new Map() }
}

/** The target of a to-one relationship. */
export function findTarget(row: Row, relationship: Relationship): Identifier | null {
  if (relationship.kind === 'polymorphic') {
    const { types, typeColumn, idColumn } = relationship
    const type = types.find((one) => one === row[typeColumn])
    return type === undefined ? null : identify(type, row[idColumn])
  }
  if (relationship.kind !== 'to-one') return null
  const { type, column, when = {} } = relationship
  const isMeant = Object.entries(when).every(([name, value]) => row[name] === value)
  return isMeant ? identify(type, row[column]) : null
}

export function keyOf({ type, id }: Identifier): string {
  return `${type}/${id}`
}

function identify(type: string, id: Cell | undefined): Identifier | null {
  return id === null || id === undefined ? null : { type, id: String(id) }
}
