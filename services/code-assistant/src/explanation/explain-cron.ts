import { AnalysisProblem } from '../analysis/analysis-problem.ts'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const days = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

interface Field {
  name: string
  min: number
  max: number
  names?: readonly string[]
}

const fields: readonly Field[] = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day of the month', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12, names: months },
  { name: 'day of the week', min: 0, max: 7, names: days },
]

const macros = new Map(
  Object.entries({
    '@yearly': '0 0 1 1 *',
    '@annually': '0 0 1 1 *',
    '@monthly': '0 0 1 * *',
    '@weekly': '0 0 * * 0',
    '@daily': '0 0 * * *',
    '@midnight': '0 0 * * *',
    '@hourly': '0 * * * *',
  }),
)

export function isCron(text: string): boolean {
  return (
    macros.has(text) ||
    (/^(\S+\s+){4,5}\S+$/.test(text) &&
      /^[\d*,/\-A-Za-z?\s]+$/.test(text) &&
      /^[\d*]/.test(text) &&
      /\*/.test(text))
  )
}

/** Describes a cron expression: https://man7.org/linux/man-pages/man5/crontab.5.html */
export function explainCron(text: string): string {
  if (text === '@reboot') return 'Runs once, when the system starts.\n'
  const values = (macros.get(text) ?? text).split(/\s+/)
  const seconds = values.length === 6 ? values.shift() : undefined
  if (values.length !== 5)
    throw new AnalysisProblem('code_unparsable', 'A cron expression has five fields, or six with seconds.')
  const [minute = '*', hour = '*', day = '*', month = '*', weekday = '*'] = values.map((value, i) =>
    normalize(value, fields[i]),
  )
  const restrictsBoth = day !== '*' && weekday !== '*'
  const parts = [
    seconds === undefined || seconds === '0'
      ? ''
      : seconds === '*'
        ? 'every second, '
        : `at second ${seconds}, `,
    describeTime(minute, hour),
    day === '*' ? '' : ` on day ${list(day, fields[2])} of the month`,
    weekday === '*' ? '' : `${restrictsBoth ? ' and' : ''} on ${list(weekday, fields[4])}`,
    month === '*' ? '' : ` in ${list(month, fields[3])}`,
    day === '*' && weekday === '*' && month === '*' && hour !== '*' && !hour.includes('/')
      ? ' every day'
      : '',
  ]
  const sentence = `Runs ${parts.join('')}.`
  const note = restrictsBoth ? ' It runs if the day of the month or the day of the week matches.' : ''
  return `${sentence}${note}\n`
}

function describeTime(minute: string, hour: string): string {
  if (/^\d+$/.test(minute) && /^[\d,]+$/.test(hour)) {
    const times = hour.split(',').map((value) => `${value.padStart(2, '0')}:${minute.padStart(2, '0')}`)
    return `at ${join(times)}`
  }
  const minutes =
    minute === '*'
      ? 'every minute'
      : minute === '0'
        ? 'at the start'
        : /^\*\/\d+$/.test(minute)
          ? `every ${minute.slice(2)} minutes`
          : `at minute ${list(minute, fields[0])}`
  if (hour === '*') return minute === '*' || minute.includes('/') ? minutes : `${minutes} of every hour`
  if (/^\*\/\d+$/.test(hour)) return `${minutes} of every ${ordinal(Number(hour.slice(2)))} hour`
  const range = /^(\d+)-(\d+)$/.exec(hour)
  if (range)
    return `${minutes}${minute === '0' ? ' of every hour' : ''} from ${range[1]?.padStart(2, '0')}:00 to ${range[2]?.padStart(2, '0')}:59`
  return `${minutes} of hour ${list(hour, fields[1])}`
}

/** Names of months and days become numbers, after a check of all numbers. */
function normalize(value: string, field: Field | undefined): string {
  if (!field || value === '?') return '*'
  const { name, min, max, names } = field
  const text = value.replace(/[A-Za-z]{3,}/g, (word) => {
    const at =
      names?.findIndex((full) => full.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase()) ?? -1
    return at < 0 ? word : String(at + min)
  })
  const isValid =
    /^(\*|\d+(-\d+)?)(\/\d+)?(,(\*|\d+(-\d+)?)(\/\d+)?)*$/.test(text) &&
    [...text.replace(/\/\d+/g, '').matchAll(/\d+/g)].every(
      ([number]) => Number(number) >= min && Number(number) <= max,
    )
  if (!isValid)
    throw new AnalysisProblem(
      'code_unparsable',
      `The ${name} ${JSON.stringify(value)} is not valid. Allowed: ${min} to ${max}.`,
    )
  return text
}

function list(value: string, field: Field | undefined): string {
  const name = (number: string) => {
    const names = field?.names
    return names ? (names[(Number(number) - (field?.min ?? 0)) % names.length] ?? number) : number
  }
  return join(
    value.split(',').map((part) => {
      const [range = '', step] = part.split('/')
      const [from = '', to] = range.split('-')
      const base = range === '*' ? 'all' : to === undefined ? name(from) : `${name(from)} to ${name(to)}`
      return step ? `${base === 'all' ? '' : `${base}, `}every ${ordinal(Number(step))}` : base
    }),
  )
}

const join = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

function ordinal(number: number): string {
  const ending =
    number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}
