import { countOf } from '../../kit/format.ts'
import type { Summary } from './records.ts'

const formats: Readonly<Record<string, string>> = {
  TV: 'TV',
  movie: 'Film',
  OVA: 'OVA',
  ONA: 'ONA',
  special: 'Special',
  music: 'Music',
}
export const formatKeys = Object.keys(formats)

const statuses: Readonly<Record<string, string>> = {
  current: 'Running',
  finished: 'Finished',
  upcoming: 'Coming soon',
  unreleased: 'Unreleased',
  tba: 'Announced',
}
export const statusKeys = Object.keys(statuses)

export const formatLabel = (key: string | null) => (key ? (formats[key] ?? key) : '')
export const statusLabel = (key: string | null) => (key ? (statuses[key] ?? key) : '')

/** `side_story`: Side story. */
export function roleLabel(role: string): string {
  const words = role.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `1998 · TV · 26 episodes`. */
export function formatSummary({ startDate, subtype, episodeCount }: Summary): string {
  const episodes = episodeCount && episodeCount > 1 ? countOf(episodeCount, 'episode') : ''
  return [startDate?.slice(0, 4), formatLabel(subtype), episodes].filter(Boolean).join(' · ')
}

/** Averages are out of 100. */
export function formatAverage(average: string | null): string {
  return average === null ? '' : `${Number(average).toFixed(1)} %`
}

/** Ratings are stored out of 20 and shown out of 10. */
export function formatRating(rating: number): string {
  return `${rating / 2} of 10`
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function formatLongDate(date: string): string {
  const time = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(time.getTime()) ? date : day.format(time)
}

/** `24 min`, `1 h 57 min`. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return [hours ? `${hours} h` : '', minutes % 60 || !hours ? `${minutes % 60} min` : '']
    .filter(Boolean)
    .join(' ')
}

/** Sorts by date, undated last. */
export function byDate(a: { startDate: string | null }, b: { startDate: string | null }): number {
  return (a.startDate ?? '9999').localeCompare(b.startDate ?? '9999')
}
