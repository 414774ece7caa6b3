/** The strings of an array; empty for anything else. */
export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}

/** An integer from 1 to `max`, or null. Calls `refuse` for numbers out of range. */
export function wholeNumber(value: unknown, max: number, refuse: () => void = () => {}): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || number === 0 || Number.isNaN(number)) return null
  if (Number.isInteger(number) && number > 0 && number <= max) return number
  refuse()
  return null
}

/** The date of an ISO time; null if it is incomplete or invalid. */
export function wholeDate(value: unknown): string | null {
  const date = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(value ?? ''))
  if (!date) return null
  const [text, year, month, day] = date
  const time = new Date(`${text}T00:00:00Z`)
  const isReal = time.getUTCDate() === Number(day) && time.getUTCMonth() + 1 === Number(month)
  return isReal && Number(year) > 1900 ? text : null
}
