/** Such as “Friday 4 December 2026 at 19:00 – 22:00”. A locale is one of this API's, such as `en_GB`. */
export function speakSpan(startMs: number, endMs: number, zone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(languageOf(locale), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  })
  return tidy(format.formatRange(startMs, endMs))
}

/** Such as “Central European Standard Time (Europe/Berlin)”. */
export function speakZone(ms: number, zone: string, locale: string): string {
  const format = new Intl.DateTimeFormat(languageOf(locale), { timeZoneName: 'long', timeZone: zone })
  const name = format.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value
  return name && name !== zone ? `${name} (${zone})` : zone
}

export function speakMoment(ms: number, zone: string, locale: string): string {
  return tidy(
    new Intl.DateTimeFormat(languageOf(locale), {
      ...{ dateStyle: 'full', timeStyle: 'short', timeZone: zone },
    }).format(ms),
  )
}

/** For what is over soon: `19:40 GMT+1`. */
export function speakTime(ms: number, zone: string, locale: string): string {
  const parts = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone: zone } as const
  return tidy(new Intl.DateTimeFormat(languageOf(locale), parts).format(ms))
}

/** The words around a time are English, so its date is too; regions differ in how they write it. */
function languageOf(locale: string): string {
  return locale.startsWith('en_') ? locale.replace('_', '-') : 'en-GB'
}

/** Rare kinds of spaces, which not every font has, become the usual one. */
function tidy(text: string): string {
  return text.replace(/[\u2009\u202f]/g, ' ')
}
