export const statuses = ['tba', 'unreleased', 'upcoming', 'current', 'finished'] as const
export type Status = (typeof statuses)[number]

export interface Dates {
  start_date: string | null
  end_date: string | null
  /** Status from a source without dates. */
  status_override: string | null
}

/** The status of a work on a day (`YYYY-MM-DD`). Not stored, because it changes over time without a write. */
export function statusOf({ start_date, end_date, status_override }: Dates, today: string): string {
  if (start_date === null && end_date === null) return status_override ?? 'tba'
  if (end_date !== null && end_date < today) return 'finished'
  if (start_date === null) return 'unreleased'
  if (start_date <= today) return 'current'
  return start_date <= soonAfter(today) ? 'upcoming' : 'unreleased'
}

export function readStatus(value: string): Status[] {
  const name = value.toLowerCase() === 'past' ? 'finished' : value.toLowerCase()
  return statuses.filter((status) => status === name)
}

/** Three months later; clamped to the last day of a shorter month. */
export function soonAfter(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + 3, 0)).getUTCDate()
  return new Date(Date.UTC(year, month + 2, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
