import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import { type RawBuilder, sql } from 'kysely'
import { jsonApiError } from '../errors.ts'
import { createItem, findTarget, type Identifier, type Item, keyOf, type Linkage } from '../items.ts'
import { findOwn } from '../names.ts'
import type { IncludeNode } from '../query.ts'
import type { Registered, Registry } from '../registry.ts'
import type { Condition, Relationship, Row, Through, ToMany } from '../resource.ts'
import {
  allOf,
  columnOf,
  hasIds,
  isFixed,
  isIn,
  type QueryContext,
  visibilityConditions,
} from './conditions.ts'
import { orderOf } from './order.ts'
import type { Store } from './query-runner.ts'
import type { Selection } from './selection.ts'

export interface Inclusion {
  store: Store
  registry: Registry
  selection: Selection
  queryContext: QueryContext
  maxIncluded: number
  /** The texts of the included resources. */
  maxIncludedBytes: number
}

const nearColumn = '~near'

/**
 * Loads the included resources with one query per tree node and type, regardless of the number of rows, and records
 * the linkage on each item. Returns every resource outside the primary data once.
 */
export async function includeRelated(
  primary: readonly Item[],
  tree: IncludeNode,
  { store, registry, selection, queryContext, maxIncluded, maxIncludedBytes }: Inclusion,
): Promise<Item[]> {
  const itemsByKey = new Map(primary.map((item) => [keyOf({ type: item.resource.type, id: item.id }), item]))
  const roomFor = () => maxIncluded - (itemsByKey.size - primary.length)
  let includedBytes = 0
  await follow(primary, tree)
  return [...itemsByKey.values()].slice(new Set(primary).size)

  async function follow(items: readonly Item[], node: IncludeNode): Promise<void> {
    for (const [name, child] of node.children) {
      const relatedItems = new Set<Item>()
      for (const [resource, sources] of groupByResource(items)) {
        const relationship = findOwn(resource.relationships, name)
        if (!relationship) continue
        for (const item of await load(name, relationship, sources)) relatedItems.add(item)
        await yieldIfBusy()
      }
      if (child.children.size && relatedItems.size) await follow([...relatedItems], child)
    }
  }

  async function load(name: string, relationship: Relationship, sources: readonly Item[]): Promise<Item[]> {
    if (relationship.kind === 'to-many' || relationship.kind === 'through')
      return loadMany(name, relationship, sources)
    if (relationship.kind !== 'absent') return loadOne(name, relationship, sources)
    for (const { linkage } of sources) linkage.set(name, relationship.isMany ? [] : null)
    return []
  }

  async function loadOne(
    name: string,
    relationship: Relationship,
    sources: readonly Item[],
  ): Promise<Item[]> {
    const targets = sources.map((item) => [item, findTarget(item.row, relationship)] as const)
    const missing = new Map<string, Set<string>>()
    for (const [, target] of targets) {
      if (!target || itemsByKey.has(keyOf(target))) continue
      missing.set(target.type, (missing.get(target.type) ?? new Set()).add(target.id))
    }
    for (const [type, ids] of missing) {
      const other = registry.get(type)
      const where = allOf([
        hasIds(other, [...ids], queryContext),
        ...visibilityConditions(other, queryContext),
      ])
      const order = orderOf(other, [], queryContext)
      await requireShort(other, sql.table(other.table), where)
      const rows = await store.all(
        sql`select ${selection.columns(other)} from ${sql.table(other.table)} where ${where} order by ${order}`,
      )
      for (const row of rows) addItem(other, row)
    }
    const targetItems = targets.flatMap(([item, target]) => {
      const to = target && itemsByKey.get(keyOf(target))
      // Do not link to rows that are deleted or that the caller may not see.
      item.linkage.set(name, to && target ? target : null)
      return to ? [to] : []
    })
    return targetItems
  }

  async function loadMany(
    name: string,
    relationship: ToMany | Through,
    sources: readonly Item[],
  ): Promise<Item[]> {
    const other = registry.get(relationship.type)
    const ids = sources.map(({ row }) => row.id).filter((id) => id !== null && id !== undefined)
    const { from, near, where } = relatedRows(relationship, other, ids)
    await requireShort(other, from, where)
    // One row more than the limit shows that there are too many.
    const rows = await store.all(
      sql`select ${selection.columns(other)}, ${near} as ${sql.id(nearColumn)} from ${from}
        where ${where} order by ${orderOf(other, [], queryContext)} limit ${maxIncluded + 1}`,
    )
    const byNear = new Map<string, { links: Identifier[]; items: Item[] }>()
    for (const row of rows) {
      const near = String(row[nearColumn])
      const one = addItem(other, row)
      const group = byNear.get(near) ?? { links: [], items: [] }
      group.links.push({ type: other.type, id: one.id })
      group.items.push(one)
      byNear.set(near, group)
    }
    return sources.flatMap((item) => {
      const group = byNear.get(item.id)
      item.linkage.set(name, (group?.links ?? []) satisfies Linkage)
      return group?.items ?? []
    })
  }

  function relatedRows(relationship: ToMany | Through, other: Registered, ids: readonly (string | number)[]) {
    const isThrough = relationship.kind === 'through'
    const between = isThrough ? relationship.table : other.table
    const near = columnOf(between, isThrough ? relationship.near : relationship.column)
    const where = allOf([
      isIn(near, ids, queryContext.dialect),
      ...isFixed(between, relationship.where),
      ...visibilityConditions(other, queryContext),
    ])
    const from = isThrough
      ? sql`${sql.table(between)} join ${sql.table(other.table)} on ${columnOf(other.table, 'id')} = ${columnOf(between, relationship.far)}`
      : sql.table(other.table)
    return { from, near, where }
  }

  /** Texts that users write can be too long to read all rows before they are counted. */
  async function requireShort(other: Registered, from: RawBuilder<unknown>, where: Condition): Promise<void> {
    const names = (other.longColumns ?? []).filter((name) => selection.includes(other, name))
    if (!names.length) return
    const sizes = names.map((name) => sql`coalesce(octet_length(${columnOf(other.table, name)}), 0)`)
    const [row] = await store.all(
      sql`select sum(size) as bytes from
        (select ${sql.join(sizes, sql` + `)} as size from ${from} where ${where} limit ${maxIncluded + 1}) as sizes`,
    )
    if (Number(row?.bytes ?? 0) > maxIncludedBytes) throw tooLong()
  }

  function tooLong() {
    const detail = `More than ${maxIncludedBytes / 1_000_000} MB would be included.`
    return jsonApiError('invalid_include', detail, { parameter: 'include' })
  }

  function addItem(resource: Registered, row: Row): Item {
    const key = keyOf({ type: resource.type, id: String(row.id) })
    const existing = itemsByKey.get(key)
    if (existing) return existing
    if (roomFor() <= 0)
      throw jsonApiError('invalid_include', `More than ${maxIncluded} resources would be included.`, {
        parameter: 'include',
      })
    includedBytes += textBytes(row)
    if (includedBytes > maxIncludedBytes) throw tooLong()
    const item = createItem(resource, row)
    itemsByKey.set(key, item)
    return item
  }
}

function textBytes(row: Row): number {
  let bytes = 0
  for (const cell of Object.values(row)) if (typeof cell === 'string') bytes += Buffer.byteLength(cell)
  return bytes
}

function groupByResource(items: readonly Item[]): Map<Registered, Item[]> {
  const groups = new Map<Registered, Item[]>()
  for (const item of items) {
    const group = groups.get(item.resource)
    if (group) group.push(item)
    else groups.set(item.resource, [item])
  }
  return groups
}
