import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { findMarkedRelease, listEligible, type ReleaseRow } from './store/releases.ts'

const maxCompared = 100

/**
 * The marked release. Otherwise the newest eligible one, and of those at the same time the one with the highest version.
 */
export async function findLatestRelease(
  db: Kysely<Tables>,
  repositoryId: number,
): Promise<ReleaseRow | undefined> {
  const marked = await findMarkedRelease(db, repositoryId)
  if (marked) return marked
  const [newest, ...others] = await listEligible(db, repositoryId, maxCompared)
  return others
    .filter(({ created_at_ms }) => created_at_ms === newest?.created_at_ms)
    .reduce((best, one) => (best && isHigher(one.tag_name, best.tag_name) ? one : best), newest)
}

/** Compares the numbers in two tags, such as `v1.10.0` and `v1.9.0`. */
function isHigher(tag: string, other: string): boolean {
  const [numbers, otherNumbers] = [numbersIn(tag), numbersIn(other)]
  for (let at = 0; at < Math.max(numbers.length, otherNumbers.length); at++) {
    const difference = (numbers[at] ?? 0) - (otherNumbers[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

function numbersIn(tag: string): number[] {
  return (tag.match(/\d+/g) ?? []).map(Number)
}
