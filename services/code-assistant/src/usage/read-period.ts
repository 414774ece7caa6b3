import { invalid } from '../wire/body-fields.ts'

const dayMs = 86_400_000
const defaultDays = 31
const maxDays = 366

export interface Period {
  fromMs: number
  toMs: number
}

/** The last 31 days unless the query sets another period. */
export function readPeriod(query: { from?: string; to?: string }, nowMs: number): Period {
  const toMs = query.to === undefined ? nowMs : readTime('to', query.to)
  const fromMs = query.from === undefined ? toMs - (defaultDays - 1) * dayMs : readTime('from', query.from)
  if (fromMs > toMs) throw invalid('from', 'no later than `to`')
  if (toMs - fromMs > maxDays * dayMs) throw invalid('from', `at most ${maxDays} days before \`to\``)
  return { fromMs: fromMs - (fromMs % dayMs), toMs }
}

function readTime(name: string, text: string): number {
  const ms = /^\d{1,11}$/.test(text) ? Number(text) * 1000 : Date.parse(text)
  if (Number.isNaN(ms) || ms < 0) throw invalid(name, 'a date, a time or a Unix time in seconds')
  return ms
}
