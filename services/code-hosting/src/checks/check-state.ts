import type { CheckConclusion } from '../database/check-tables.ts'
import type { CheckSuiteRow, CheckTally } from './store/check-suites.ts'

export interface CheckState {
  status: 'queued' | 'in_progress' | 'completed'
  conclusion: CheckConclusion | null
  /** The count of latest runs. */
  runs: number
}

/** The worst conclusion first. */
const severity: readonly (CheckConclusion | null)[] = [
  'failure',
  'timed_out',
  'cancelled',
  'action_required',
  'stale',
  'neutral',
  'success',
  'skipped',
]

/** A suite is completed when all of its runs are, with the worst of their conclusions. */
export function stateOfSuite(
  { is_rerequested }: Pick<CheckSuiteRow, 'is_rerequested'>,
  tallies: readonly CheckTally[],
): CheckState {
  const runs = tallies.reduce((sum, { count }) => sum + count, 0)
  if (runs === 0 || is_rerequested === 1) return { status: 'queued', conclusion: null, runs }
  const openTallies = tallies.filter(({ status }) => status !== 'completed')
  if (openTallies.length > 0) {
    const isQueued =
      openTallies.length === tallies.length && openTallies.every(({ status }) => status === 'queued')
    return { status: isQueued ? 'queued' : 'in_progress', conclusion: null, runs }
  }
  const conclusion = severity.find((one) => tallies.some((tally) => tally.conclusion === one)) ?? null
  return { status: 'completed', conclusion, runs }
}
