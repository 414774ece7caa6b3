import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { type ExternalLink, isUniqueLink, type SourceWork } from '../source-work.ts'
import type { MatchedWork } from './batch.ts'

/** Ids of new works start here, far above Kitsu's range. */
export const ownIdsFrom = 10_000_000

export interface Matching {
  works: MatchedWork[]
  /** Sources whose ids match several anime. */
  contradictions: { work: SourceWork; id: number; others: number[] }[]
  unknown: SourceWork[]
}

/** Matches source entries to works by external ids, and assigns ids to new works. */
export async function matchWorks(tx: Transaction<Tables>, works: readonly SourceWork[]): Promise<Matching> {
  const idsByLink = await findLinked(
    tx,
    works.flatMap(({ links }) => links.filter(isUniqueLink)),
  )
  const requested = works.flatMap((work) => requestedIdOf(work) ?? [])
  const existing = new Set(await findExisting(tx, [...idsByLink.values(), ...requested]))
  let lastId = await maxId(tx)
  const matching: Matching = { works: [], contradictions: [], unknown: [] }
  for (const work of works) {
    const links = work.links.filter(isUniqueLink)
    const requestedId = requestedIdOf(work)
    const matchingIds = links.flatMap((link) => idsByLink.get(keyOf(link)) ?? [])
    if (requestedId !== undefined && existing.has(requestedId)) matchingIds.unshift(requestedId)
    const [first, ...rest] = new Set(matchingIds)
    if (first === undefined && (work.existingOnly || work.canonicalTitle === undefined)) {
      matching.unknown.push(work)
      continue
    }
    const id = first ?? requestedId ?? ++lastId
    if (rest.length) matching.contradictions.push({ work, id, others: rest })
    matching.works.push({ id, isNew: first === undefined, work })
    existing.add(id)
    for (const link of links) if (!idsByLink.has(keyOf(link))) idsByLink.set(keyOf(link), id)
  }
  return matching
}

export function keyOf({ site, id }: ExternalLink): string {
  return `${site} ${id}`
}

/** Ids of Kitsu are the ids of the works. */
function requestedIdOf({ id: own, links }: SourceWork): number | undefined {
  if (own !== undefined) return own
  const id = Number(links.find(({ site }) => site === 'kitsu')?.id)
  return Number.isInteger(id) && id > 0 && id < ownIdsFrom ? id : undefined
}

/** The works with any of these links, by `keyOf`. */
export async function findLinked(
  tx: Transaction<Tables>,
  links: readonly ExternalLink[],
): Promise<Map<string, number>> {
  const idsByLink = new Map<string, number>()
  const bySite = Map.groupBy(links, ({ site }) => site)
  for (const [site, ofSite] of bySite) {
    const ids = [...new Set(ofSite.map(({ id }) => id))]
    for (let start = 0; start < ids.length; start += 5_000) {
      const rows = await tx
        .selectFrom('mapping')
        .select(['external_id', 'item_id'])
        .where('item_type', '=', 'anime')
        .where('external_site', '=', site)
        .where('external_id', 'in', ids.slice(start, start + 5_000))
        .execute()
      for (const { external_id, item_id } of rows) idsByLink.set(keyOf({ site, id: external_id }), item_id)
    }
  }
  return idsByLink
}

async function findExisting(tx: Transaction<Tables>, ids: readonly number[]): Promise<number[]> {
  if (!ids.length) return []
  const rows = await tx
    .selectFrom('anime')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return rows.map(({ id }) => id)
}

/** Includes deleted works, because ids are never reused. */
async function maxId(tx: Transaction<Tables>): Promise<number> {
  const here = await tx
    .selectFrom('anime')
    .select((query) => query.fn.max('id').as('id'))
    .executeTakeFirst()
  const lastRemoved = await tx
    .selectFrom('removed_media')
    .select((query) => query.fn.max('media_id').as('id'))
    .where('media_type', '=', 'anime')
    .executeTakeFirst()
  return Math.max(here?.id ?? 0, lastRemoved?.id ?? 0, ownIdsFrom)
}
