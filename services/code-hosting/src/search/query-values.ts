import { refuseQuery } from './search-errors.ts'

/** Both ends are included. Undefined means open. */
export interface Range {
  min?: number
  max?: number
}

/** `>=10`, `10..20`, `*..20`, or a single number. */
export function readNumbers(text: string): Range {
  return readRange(text, (value) => {
    if (!/^-?\d{1,15}$/.test(value)) refuseQuery(`"${value}" is not a number.`)
    return { min: Number(value), max: Number(value) }
  })
}

/** As numbers, of ISO 8601 dates and times. A date stands for the whole day in UTC. */
export function readTimes(text: string): Range {
  return readRange(text, (value) => {
    const isDay = /^\d{4}-\d\d(?:-\d\d)?$/.test(value) || /^\d{4}$/.test(value)
    const withZone = /T[\d:.]+$/.test(value) ? `${value}Z` : value.replace(' ', '+')
    const min = /^\d{4}(?:-|$)/.test(value) ? Date.parse(withZone) : Number.NaN
    if (Number.isNaN(min))
      refuseQuery(
        `"${value}" is not a recognized date/time format. Please provide an ISO 8601 date/time value, such as YYYY-MM-DD.`,
      )
    return { min, max: isDay ? endOf(value, min) : min }
  })
}

/** The last millisecond of a day, month or year. */
function endOf(value: string, startMs: number): number {
  const end = new Date(startMs)
  if (value.length === 4) end.setUTCFullYear(end.getUTCFullYear() + 1)
  else if (value.length === 7) end.setUTCMonth(end.getUTCMonth() + 1)
  else end.setUTCDate(end.getUTCDate() + 1)
  return end.getTime() - 1
}

function readRange(text: string, read: (value: string) => { min: number; max: number }): Range {
  const [from, to, ...rest] = text.split('..')
  if (rest.length > 0) refuseQuery(`"${text}" is not a range.`)
  if (to !== undefined)
    return {
      ...(from && from !== '*' ? { min: read(from).min } : {}),
      ...(to && to !== '*' ? { max: read(to).max } : {}),
    }
  const [, operator = '', value = ''] = /^(>=|<=|>|<|)(.*)$/s.exec(text) ?? []
  if (value === '*') return {}
  const { min, max } = read(value)
  if (operator === '>') return { min: max + 1 }
  if (operator === '>=') return { min }
  if (operator === '<') return { max: min - 1 }
  if (operator === '<=') return { max }
  return { min, max }
}

/** Comma-separated values. Values with commas are quoted. */
export function readList(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|([^,"]+)/g)].map(([, quoted, plain = '']) => quoted ?? plain)
}
