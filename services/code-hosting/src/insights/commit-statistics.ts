import type { CommitSize } from '../git/git.ts'

/** The statistics of a branch, from which all responses are derived. */
export interface CommitStatistics {
  /** The largest number of commits first. */
  authors: AuthorStatistics[]
  /** The start of the day in UTC, and the number of commits. Oldest first. */
  days: [dayMs: number, commits: number][]
  /** The number of commits in each hour of the week, which starts on Sunday, in the time zones of the authors. */
  hours: number[]
  /** True if the branch has more than `maxCommits`. */
  isTruncated: boolean
}

export interface AuthorStatistics {
  email: string
  weeks: WeekStatistics[]
}

export type WeekStatistics = [weekMs: number, additions: number, deletions: number, commits: number]

export const dayMs = 86_400_000
export const weekMs = 7 * dayMs
export const maxCommits = 10_000

export function computeStatistics(commits: readonly CommitSize[], isTruncated: boolean): CommitStatistics {
  const authors = new Map<string, Map<number, WeekStatistics>>()
  const days = new Map<number, number>()
  const hours = new Array<number>(168).fill(0)
  for (const { email, atMs, offsetMinutes, additions, deletions } of commits) {
    const weeks = authors.get(email) ?? new Map<number, WeekStatistics>()
    authors.set(email, weeks)
    const start = weekOf(atMs)
    const [, a, d, c] = weeks.get(start) ?? [start, 0, 0, 0]
    weeks.set(start, [start, a + additions, d + deletions, c + 1])
    const day = Math.floor(atMs / dayMs) * dayMs
    days.set(day, (days.get(day) ?? 0) + 1)
    const local = new Date(atMs + offsetMinutes * 60_000)
    const hour = local.getUTCDay() * 24 + local.getUTCHours()
    hours[hour] = (hours[hour] ?? 0) + 1
  }
  return {
    authors: [...authors]
      .map(([email, weeks]) => ({ email, weeks: [...weeks.values()].sort(([a], [b]) => a - b) }))
      .sort((a, b) => commitsOf(b) - commitsOf(a)),
    days: [...days].sort(([a], [b]) => a - b),
    hours,
    isTruncated,
  }
}

/** Weeks start on Sunday, 00:00 UTC. */
export function weekOf(atMs: number): number {
  const sunday = 3 * dayMs
  return Math.floor((atMs - sunday) / weekMs) * weekMs + sunday
}

export function commitsOf({ weeks }: Pick<AuthorStatistics, 'weeks'>): number {
  return weeks.reduce((sum, [, , , commits]) => sum + commits, 0)
}

/** The starts of the last 52 weeks, oldest first. */
export function lastWeeks(nowMs: number): number[] {
  const current = weekOf(nowMs)
  return Array.from({ length: 52 }, (_, at) => current - (51 - at) * weekMs)
}

/** The weeks from the first to the last one, also those without commits. Only the latest if there are many. */
export function fillWeeks(
  weeks: readonly WeekStatistics[],
  fromMs: number,
  toMs: number,
  max = maxWeeks,
): WeekStatistics[] {
  const byStart = new Map(weeks.map((week) => [week[0], week]))
  const filled: WeekStatistics[] = []
  for (let start = Math.max(fromMs, toMs - (max - 1) * weekMs); start <= toMs; start += weekMs)
    filled.push(byStart.get(start) ?? [start, 0, 0, 0])
  return filled
}

/** Dates in commits can be wrong by centuries. */
const maxWeeks = 3_000

/** Adds up weeks of several authors. */
export function mergeWeeks(authors: readonly Pick<AuthorStatistics, 'weeks'>[]): WeekStatistics[] {
  const merged = new Map<number, WeekStatistics>()
  for (const { weeks } of authors)
    for (const [start, additions, deletions, commits] of weeks) {
      const [, a, d, c] = merged.get(start) ?? [start, 0, 0, 0]
      merged.set(start, [start, a + additions, d + deletions, c + commits])
    }
  return [...merged.values()].sort(([a], [b]) => a - b)
}
