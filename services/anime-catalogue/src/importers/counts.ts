import type { ImportOutcome } from '@octavo/platform/importer.ts'
import type { Applied } from '../works/store/apply.ts'

export interface Counts {
  read: number
  added: number
  changed: number
  unchanged: number
  /** Entries about works that are not here, of a source that makes none. */
  unknown: number
  /** Entries that could not be used. */
  flawed: number
  /** Works that could be related once all were there. */
  relations: number
}

export const noCounts: Counts = {
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  unknown: 0,
  flawed: 0,
  relations: 0,
}

export function addedUp(counts: Counts, applied: Applied, flawed: number): Counts {
  const { works, added, changed, unknown } = applied
  const here = works.filter(({ isNew, id }) => !isNew && !changed.has(id)).length
  return {
    ...counts,
    read: counts.read + works.length + unknown.length + flawed,
    added: counts.added + added,
    changed: counts.changed + changed.size,
    unchanged: counts.unchanged + here,
    unknown: counts.unknown + unknown.length,
    flawed: counts.flawed + flawed,
  }
}

export function outcomeOf(counts: Counts, dryRun: boolean): ImportOutcome {
  const parts = [
    `${amount(counts.added)} added`,
    `${amount(counts.changed)} changed`,
    `${amount(counts.unchanged)} as they were`,
    ...(counts.unknown ? [`${amount(counts.unknown)} not known here`] : []),
    ...(counts.flawed ? [`${amount(counts.flawed)} left out`] : []),
  ]
  const what = dryRun ? 'Nothing was written. It would be' : 'Done'
  return { text: `${what}: of ${amount(counts.read)} entries ${parts.join(', ')}.`, counts: { ...counts } }
}

function amount(count: number): string {
  return count.toLocaleString('en')
}
