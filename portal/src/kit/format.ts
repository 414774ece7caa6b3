const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const dateTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
})
const dateOnly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })
const timeOnly = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

export const formatCount = (count: number) => whole.format(count)
export const formatDateTime = (at: number | string) => dateTime.format(new Date(at))
export const formatDate = (at: number | string) => dateOnly.format(new Date(at))
export const formatTime = (at: number | string) => timeOnly.format(new Date(at))

/** `1 commit`, `2 commits`. */
export function countOf(count: number, word: string): string {
  return `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`
}

export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1e6) return `${shorten(bytes / 1000)} kB`
  if (bytes < 1e9) return `${shorten(bytes / 1e6)} MB`
  return `${shorten(bytes / 1e9)} GB`
}

export function formatMs(ms: number): string {
  if (ms === 0) return '0 ms'
  if (ms < 1) return `${ms.toFixed(2)} ms`
  if (ms < 10) return `${ms.toFixed(1)} ms`
  if (ms < 10_000) return `${Math.round(ms)} ms`
  return `${(ms / 1000).toFixed(1)} s`
}

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365.25 * 86_400_000],
  ['month', 30.44 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** `3 minutes ago`. */
export function formatAgo(at: number | string): string {
  const differenceMs = new Date(at).getTime() - Date.now()
  for (const [unit, unitMs] of units)
    if (Math.abs(differenceMs) >= unitMs) return relative.format(Math.round(differenceMs / unitMs), unit)
  return 'just now'
}

function shorten(value: number): string {
  return value < 100 ? value.toFixed(1).replace(/\.0$/, '') : value.toFixed(0)
}
