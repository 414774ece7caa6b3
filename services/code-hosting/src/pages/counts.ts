import { lazy } from '@octavo/platform/lazy.ts'
import { type Html, html } from '@octavo/platform/pages/html.ts'

// Formatters load tables of ICU, about 10 ms and 8 MB for the first.
const days = lazy(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }))
const moments = lazy(
  () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
)
const numbers = lazy(() => new Intl.NumberFormat('en-GB'))

export function showDay(ms: number): Html {
  const time = new Date(ms)
  return html`<time datetime="${time.toISOString()}" title="${moments().format(time)} UTC">${days().format(time)}</time>`
}

export function dayOf(ms: number): string {
  return days().format(new Date(ms))
}

export function showNumber(count: number): string {
  return numbers().format(count)
}

/** `1 file`, `2 files`. */
export function showCount(count: number, one: string, many = `${one}s`): string {
  return `${showNumber(count)} ${count === 1 ? one : many}`
}

export function showBytes(bytes: number): string {
  if (bytes < 1024) return showCount(bytes, 'byte')
  const step = bytes < 1024 ** 2 ? 1 : 2
  const value = bytes / 1024 ** step
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${step === 1 ? 'KB' : 'MB'}`
}

export function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? ''
}
