import type { Kysely } from 'kysely'
import { hasActiveOwner } from '../../database/active-owners.ts'
import type { Tables } from '../../database/tables.ts'

const maxDistance = 6
/** More photos with an equal quarter are hardly duplicates, but flat areas. */
const maxCandidates = 500

/**
 * The photos whose perceptual hash differs in at most six of 64 bits, nearest first. Of four quarters, one then
 * differs in at most one bit; the index finds photos with an equal quarter.
 */
export async function findNearDuplicates(db: Kysely<Tables>, hash: string): Promise<string[]> {
  const candidates = await db
    .selectFrom('photo_hash_quarter')
    .innerJoin('photo', 'photo.id', 'photo_hash_quarter.photo_id')
    .select(['photo.uid', 'photo.perceptual_hash'])
    .distinct()
    .where(({ or, and, eb }) =>
      or(
        quartersOf(hash).map((value, quarter) =>
          and([eb('photo_hash_quarter.quarter', '=', quarter), eb('photo_hash_quarter.value', '=', value)]),
        ),
      ),
    )
    .where(hasActiveOwner('photo.user_id'))
    .limit(maxCandidates)
    .execute()
  return candidates
    .map(({ uid, perceptual_hash }) => ({ uid, distance: distanceOf(hash, perceptual_hash ?? '') }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance)
    .map(({ uid }) => uid)
}

function quartersOf(hash: string): number[] {
  return [0, 1, 2, 3].map((quarter) => Number.parseInt(hash.slice(quarter * 4, quarter * 4 + 4), 16))
}

function distanceOf(one: string, other: string): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; bits > 0n; bits >>= 1n) count += Number(bits & 1n)
  return count
}
