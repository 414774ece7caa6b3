import { numberWords } from '../matching/number-words.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const monthPattern =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const dayPattern = '(sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?s?'
const ordinals = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

interface Fields {
  minute: string
  hour: string
  day: string
  month: string
  weekday: string
}

/**
 * Reads a schedule in English, such as `every weekday at 9:30` or `every 15 minutes between 9 and 17`, as a cron
 * expression. Returns undefined if any word stays unread.
 */
export function parseSchedule(text: string): string | undefined {
  // Fields of cron cannot count weekdays within a month.
  if (
    new RegExp(
      `\\b(?:1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth|last) (?:${dayPattern}|weekday|day of the week|day of the month)\\b(?<!first day of the month)`,
      'i',
    ).test(text)
  )
    return undefined
  let rest = normalize(text)
  const fields: Fields = { minute: '*', hour: '*', day: '*', month: '*', weekday: '*' }
  for (const [pattern, apply] of rules) {
    const match = new RegExp(pattern, 'i').exec(rest)
    if (!match) continue
    apply(
      fields,
      match.slice(1).map((value) => value ?? ''),
    )
    rest = rest.replace(match[0], ' ')
  }
  const unread = rest
    .replace(
      /\b(?:run|runs|on|at|the|of|in|and|a|day|days|time|every|each|month|year|week|minute|past|hour|during|from|to|then)\b|[,.;]/g,
      ' ',
    )
    .trim()
  if (unread) return undefined
  const { minute, hour, day, month, weekday } = fields
  // Rarer schedules run at midnight unless a time is given.
  const isTimed = minute !== '*' || hour !== '*'
  const isDated = day !== '*' || month !== '*' || weekday !== '*'
  if (!isTimed && !isDated)
    return /\bevery (?:minute)\b/.test(normalize(text))
      ? '* * * * *'
      : /\b(?:every day|daily)\b/.test(normalize(text))
        ? '0 0 * * *'
        : undefined
  const start = isTimed
    ? [minute === '*' && !/^\*/.test(hour) && !/every minute/.test(text) ? '0' : minute, hour]
    : ['0', '0']
  return [
    ...start,
    day === '*' && month !== '*' && weekday === '*' && /\/|1/.test(month) && !isTimed ? '1' : day,
    month,
    weekday,
  ].join(' ')
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /\b(?:a |an |the |write |create |give me |generate |make )*(?:cron ?tab|cron) ?(?:job|expression|schedule|entry|line|syntax|string)?s?\b/g,
      ' ',
    )
    .replace(
      /\b(?:that |which |to )?(?:runs?|execut\w+|fires?|trigger\w*|schedul\w+)\b|\bfor\b|\bplease\b|\bthis\b|\bjob\b|\bscript\b|\btask\b/g,
      ' ',
    )
    .replace(new RegExp(`\\b(${numberWords.join('|')})\\b(?! of)`, 'g'), (word) =>
      String(numberWords.indexOf(word)),
    )
    .replace(new RegExp(`\\b(${ordinals.slice(3).join('|')}|first)\\b`, 'g'), (word) =>
      String(ordinals.indexOf(word)),
    )
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/\bhalf past (\d+)/g, 'at $1:30')
    .replace(/\bnoon\b|\bmidday\b/g, '12:00')
    .replace(/\bmidnight\b/g, '00:00')
    .replace(/(\d)\s*([ap])\.?m\.?(?=\W|$)/g, '$1$2m')
    .replace(/\s+/g, ' ')
    .trim()
}

const time = '(\\d{1,2})(?::(\\d{2}))?(am|pm)?'
const hour24 = (hour: string, half: string): number => {
  const value = Number(hour)
  if (half === 'pm') return (value % 12) + 12
  return half === 'am' ? value % 12 : value
}
const monthNumber = (name: string): number => months.indexOf(name.slice(0, 3)) + 1
const dayNumber = (name: string): number => days.indexOf(name.slice(0, 3))
const step = (count: string): string => (count === '1' ? '*' : `*/${count}`)

/** In this order; each removes what it reads. */
const rules: [pattern: string, apply: (fields: Fields, values: string[]) => void][] = [
  [
    `\\b(?:between|from) ${time}(?: o'clock)? (?:and|to|until|till|-) ${time}(?: o'clock)?(?= |$|\\.|,)`,
    (fields, [from = '', , fromHalf = '', to = '', , toHalf = '']) => {
      fields.hour = `${hour24(from, fromHalf || (toHalf && Number(from) < 12 && Number(from) > Number(to) ? 'am' : fromHalf))}-${hour24(to, toHalf)}`
    },
  ],
  [
    `\\b(?:every|each|on) (?:week|working|business) ?days?\\b|\\bweekdays?\\b|\\bbusiness days\\b`,
    (fields) => {
      fields.weekday = '1-5'
    },
  ],
  [
    `\\b(?:every|each|on)? ?(?:the )?weekends?\\b`,
    (fields) => {
      fields.weekday = '0,6'
    },
  ],
  [
    `\\b${dayPattern} (?:to|through|until|-) ${dayPattern}\\b`,
    (fields, [from = '', to = '']) => {
      fields.weekday = `${dayNumber(from)}-${dayNumber(to)}`
    },
  ],
  [
    `\\b(?:(?:every|each|on) )?((?:${dayPattern}(?:,? and |, ?)?)+)(?=\\W|$)`,
    (fields, [list = '']) => {
      const dayNumbers = [...list.matchAll(new RegExp(`\\b${dayPattern}\\b`, 'g'))].map(([, day = '']) =>
        dayNumber(day),
      )
      if (dayNumbers.length > 0 && fields.weekday === '*')
        fields.weekday = [...new Set(dayNumbers)].sort((a, b) => a - b).join(',')
    },
  ],
  [
    `\\bon (?:the )?(?:day )?((?:\\d{1,2}(?:,? and |, ?)?)+)(?: days?)?(?: of (?:the|each|every|a) month| of (?=${monthPattern})| every month)`,
    (fields, [list = '']) => {
      fields.day = (list.match(/\d+/g) ?? []).join(',')
    },
  ],
  [
    `\\b(?:the )?1 day of (?:the|each|every) month`,
    (fields) => {
      fields.day = '1'
    },
  ],
  [
    `\\bat the start of every (\\d+) hour\\b`,
    (fields, [count = '']) => {
      fields.hour = `*/${count}`
      fields.minute = '0'
    },
  ],
  [
    `\\bat the start of every hour\\b`,
    (fields) => {
      fields.minute = '0'
    },
  ],
  [
    `\\bon day every (\\d+) of the month\\b`,
    (fields, [count = '']) => {
      fields.day = `*/${count}`
    },
  ],
  [
    `\\bin every (\\d+)(?=\\W|$)`,
    (fields, [count = '']) => {
      fields.month = `*/${count}`
    },
  ],
  [
    `\\bevery (\\d+) minutes?\\b`,
    (fields, [count = '']) => {
      fields.minute = step(count)
    },
  ],
  [
    `\\bevery (\\d+) hours?(?: (?:at|on) minute (\\d+))?\\b`,
    (fields, [count = '', minute = '']) => {
      fields.hour = step(count)
      fields.minute = minute || '0'
    },
  ],
  [
    `\\bevery (\\d+) days?\\b`,
    (fields, [count = '']) => {
      fields.day = step(count)
    },
  ],
  [
    `\\bevery (\\d+) months?\\b`,
    (fields, [count = '']) => {
      fields.month = step(count)
      if (fields.day === '*') fields.day = '1'
    },
  ],
  [
    `\\bevery other day\\b`,
    (fields) => {
      fields.day = '*/2'
    },
  ],
  [
    `\\b(?:every quarter hour|every quarter of an hour)\\b`,
    (fields) => {
      fields.minute = '*/15'
    },
  ],
  [
    `\\bevery half(?: an?)? hour\\b`,
    (fields) => {
      fields.minute = '*/30'
    },
  ],
  [
    `\\b(?:every hour|hourly)(?: (?:at|on) (?:minute (\\d+)|(\\d+) (?:minutes )?past|the hour))?`,
    (fields, [minute = '', past = '']) => {
      fields.minute = minute || past || '0'
    },
  ],
  [
    `\\bat (?:minute (\\d+)|(\\d+) minutes? past)(?: (?:the|every|each) hour| of every hour)?`,
    (fields, [minute = '', past = '']) => {
      fields.minute = minute || past
    },
  ],
  [
    `\\b(?:quarterly|every quarter)\\b`,
    (fields) => {
      fields.month = '*/3'
      fields.day = '1'
    },
  ],
  [
    `\\b(?:yearly|annually|every year|once a year)\\b(?! on)`,
    (fields) => {
      fields.month = '1'
      fields.day = '1'
    },
  ],
  [
    `\\b(?:monthly|every month|once a month)\\b(?! on)`,
    (fields) => {
      fields.day = '1'
    },
  ],
  [
    `\\b(?:weekly|every week|once a week)\\b(?! on)`,
    (fields) => {
      if (fields.weekday === '*') fields.weekday = '0'
    },
  ],
  [
    `\\btwice (?:a|per) day\\b|\\btwice daily\\b`,
    (fields) => {
      fields.minute = '0'
      fields.hour = '0,12'
    },
  ],
  [
    `\\btwice (?:a|per) month\\b`,
    (fields) => {
      fields.day = '1,15'
    },
  ],
  [
    `\\b${monthPattern} (\\d{1,2})\\b(?!:|am|pm)`,
    (fields, [month = '', day = '']) => {
      fields.month = String(monthNumber(month))
      fields.day = day
    },
  ],
  [
    `\\b(?:the )?(\\d{1,2})(?: of)? ${monthPattern}\\b`,
    (fields, [day = '', month = '']) => {
      fields.month = String(monthNumber(month))
      fields.day = day
    },
  ],
  [
    `\\b(?:in|of|every|on)? ?((?:${monthPattern}(?:,? and |, ?)?)+)(?=\\W|$)`,
    (fields, [list = '']) => {
      const monthNumbers = [...list.matchAll(new RegExp(monthPattern, 'g'))].map(([, month = '']) =>
        monthNumber(month),
      )
      if (monthNumbers.length > 0) fields.month = monthNumbers.join(',')
      if (fields.day === '*' && fields.weekday === '*') fields.day = '1'
    },
  ],
  [
    `\\b(?:daily|every day|each day|once a day|every night|nightly|every morning|every evening)\\b`,
    (fields) => {
      if (fields.day === '*/1') fields.day = '*'
    },
  ],
  [
    `(?:\\bat |^|\\s)((?:\\d{1,2}(?::\\d{2})?(?:am|pm)?(?:,? and |, ?)?(?:at )?)+)(?: o'clock)?(?=\\s|$|\\.|,)`,
    (fields, [list = '']) => {
      const times = [...list.matchAll(/(\d{1,2})(?::(\d{2}))?(am|pm)?/g)].map(
        ([, hour = '', minute = '0', half = '']) => ({ hour: hour24(hour, half), minute: Number(minute) }),
      )
      const [first] = times
      // One expression has one minute for all hours.
      if (!first || times.some(({ minute }) => minute !== first.minute)) return
      if (times.some(({ hour, minute }) => hour > 23 || minute > 59)) return
      fields.hour = times.map(({ hour }) => hour).join(',')
      fields.minute = String(first.minute)
    },
  ],
]
