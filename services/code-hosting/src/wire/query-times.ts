import { unprocessable } from '../errors.ts'

/** Parses an ISO 8601 time. Returns undefined for a missing or empty one. */
export function readTime(text: string | undefined, field: string): number | undefined {
  if (text === undefined || text === '') return undefined
  const withZone = /T[\d:.]+$/.test(text) ? `${text}Z` : text
  const ms = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(withZone.replace(' ', '+')) : Number.NaN
  if (Number.isNaN(ms)) throw unprocessable(`${field} is not a valid ISO 8601 date`)
  return ms
}
