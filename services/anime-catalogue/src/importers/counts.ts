import type { ImportOutcome } from '@octavo/platform/importer.ts'
import type { Applied } from '../works/store/apply.ts'

export interface Counts {
  read: number
  added: number
  changed: number
  unchanged: number
  /** Entries without a match, of sources that only update. */
  unknown: number
  /** Invalid entries. */
  flawed: number
  /** Anime related at the end of the import. */
  relations: number
}

export const zeroCounts: Counts = {
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  unknown: 0,
  flawed: 0,
  relations: 0,
}

export function addCounts(counts: Counts, applied: Applied, flawed: number): Counts {
  const { works, added, changedFields, unknown } = applied
  const unchangedCount = works.filter(({ isNew, id }) => !isNew && !changedFields.has(id)).length
  return {
    ...counts,
    read: counts.read + works.length + unknown.length + flawed,
    added: counts.added + added,
    changed: counts.changed + changedFields.size,
    unchanged: counts.unchanged + unchangedCount,
    unknown: counts.unknown + unknown.length,
    flawed: counts.flawed + flawed,
  }
}

export function importOutcome(counts: Counts, dryRun: boolean): ImportOutcome {
  const parts = [
    `${amount(counts.added)} added`,
    `${amount(counts.changed)} changed`,
    `${amount(counts.unchanged)} unchanged`,
    ...(counts.unknown ? [`${amount(counts.unknown)} unknown`] : []),
    ...(counts.flawed ? [`${amount(counts.flawed)} left out`] : []),
  ]
  const what = dryRun ? 'Nothing was written. It would be' : 'Done'
  return { text: `${what}: of ${amount(counts.read)} entries ${parts.join(', ')}.`, counts: { ...counts } }
}

function amount(count: number): string {
  return count.toLocaleString('en')
}
