/** Such as “Friday, 4 December 2026, 19:00–22:00”. Locales are Eventbrite's, such as `en_GB`. */
export function speakSpan(startMs: number, endMs: number, zone: string, locale: string): string {
  return tidy(formatFor('moment', zone, locale).formatRange(startMs, endMs))
}

/** Such as “Central European Standard Time (Europe/Berlin)”. */
export function speakZone(ms: number, zone: string, locale: string): string {
  const parts = formatFor('zone', zone, locale).formatToParts(ms)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  return name && name !== zone ? `${name} (${zone})` : zone
}

export function speakMoment(ms: number, zone: string, locale: string): string {
  return tidy(formatFor('moment', zone, locale).format(ms))
}

/** For deadlines: `19:40 GMT+1`. */
export function speakTime(ms: number, zone: string, locale: string): string {
  return tidy(formatFor('time', zone, locale).format(ms))
}

const styles = {
  moment: { dateStyle: 'full', timeStyle: 'short' },
  time: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  zone: { timeZoneName: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Formatters are expensive to create, so recent ones are cached. */
function formatFor(style: keyof typeof styles, zone: string, locale: string): Intl.DateTimeFormat {
  const language = languageOf(locale)
  const key = `${style} ${language} ${zone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...styles[style], timeZone: zone })
  formats.delete(key)
  formats.set(key, format)
  const [oldest = key] = formats.keys()
  if (formats.size > maxFormats) formats.delete(oldest)
  return format
}

const formats = new Map<string, Intl.DateTimeFormat>()
const maxFormats = 100

/** The surrounding text is English, so dates are too. Regions differ in date order. */
function languageOf(locale: string): string {
  return locale.startsWith('en_') ? locale.replace('_', '-') : 'en-GB'
}

/** Replaces rare space characters, which not every font has. */
function tidy(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ')
}
