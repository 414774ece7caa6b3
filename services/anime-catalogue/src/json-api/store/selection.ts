import { type RawBuilder, sql } from 'kysely'
import { findOwn } from '../names.ts'
import type { IncludeNode, Query } from '../query.ts'
import type { Registered, Registry } from '../registry.ts'
import { type Relationship, type Row, typesOf } from '../resource.ts'

/** The columns to read per type, for one request. */
export interface Selection {
  columns(resource: Registered): RawBuilder<Row>
  /** True if this column is read for attributes. */
  includes(resource: Registered, column: string): boolean
}

/** Selects the columns of the requested attributes and of the included relationships. */
export function createSelection(
  query: Pick<Query, 'fields' | 'include'>,
  roots: readonly Registered[],
  registry: Registry,
): Selection {
  const leading = new Map<string, Set<string>>()
  const conditions = new Map<string, RawBuilder<Row>>()
  follow(query.include, roots)

  function follow(node: IncludeNode | undefined, resources: readonly Registered[]): void {
    for (const [name, child] of node?.children ?? [])
      for (const { type, relationships } of resources) {
        const relationship = findOwn(relationships, name)
        if (!relationship) continue
        note(type, linkColumns(relationship))
        const targets = typesOf(relationship).flatMap((target) => registry.find(target) ?? [])
        if (relationship.kind === 'to-many')
          for (const target of targets) note(target.type, [relationship.column])
        follow(child, targets)
      }
  }

  function note(type: string, columns: readonly string[]): void {
    const leadingColumns = leading.get(type) ?? new Set()
    for (const column of columns) leadingColumns.add(column)
    leading.set(type, leadingColumns)
  }

  return {
    includes: (resource, column) =>
      attributeColumns(resource, query.fields.get(resource.type)).includes(column),
    columns(resource) {
      const { type, table } = resource
      const existing = conditions.get(type)
      if (existing) return existing
      const names = new Set([
        'id',
        ...attributeColumns(resource, query.fields.get(type)),
        ...(leading.get(type) ?? []),
      ])
      if (resource.hasLinks === false)
        for (const { relationship } of resource.relationshipList)
          for (const column of linkColumns(relationship)) names.add(column)
      const columns = sql<Row>`${sql.join([...names].map((name) => sql.ref(`${table}.${name}`)))}`
      conditions.set(type, columns)
      return columns
    },
  }
}

/** The foreign key columns of the relationship. */
export function linkColumns(relationship: Relationship): readonly string[] {
  if (relationship.kind === 'to-one') return [relationship.column, ...Object.keys(relationship.when ?? {})]
  if (relationship.kind === 'polymorphic') return [relationship.typeColumn, relationship.idColumn]
  return []
}

function attributeColumns({ attributes }: Registered, requested: ReadonlySet<string> | undefined): string[] {
  return Object.entries(attributes).flatMap(([name, { columns }]) =>
    requested === undefined || requested.has(name) ? columns : [],
  )
}
