export const zones: readonly string[] = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'),
]

/** With the localized name of the zone: `Berlin (Central European Time)`. */
export function labelOf(timeZone: string, locale: string): string {
  const naming = new Intl.DateTimeFormat(locale.replace('_', '-'), { timeZone, timeZoneName: 'longGeneric' })
  const time = naming.formatToParts(recently).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  const place = timeZone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ')
  return place ? `${place} (${time})` : time
}

/** Names depend on whether the zone currently has daylight saving. */
const recently = Date.UTC(2026, 0, 1)
