import { lazy } from '@octavo/platform/lazy.ts'
import { NameIndex } from './name-index.ts'

/** Codes that CLDR names, but that are not of ISO 3166-1, except Kosovo's, which is in common use. */
const notCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))

/** ISO 3166-1 code in upper case → English name. Loading CLDR takes too long for the start. */
const names = lazy((): ReadonlyMap<string, string> => {
  const englishNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  return new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .flatMap((code) => {
        const isCurrent = new Intl.Locale(`und-${code}`).region === code && !notCountries.has(code)
        const name = isCurrent ? englishNames.of(code) : undefined
        return name === undefined ? [] : [[code, name] as const]
      }),
  )
})

const aliases: Record<string, string> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  uae: 'AE',
  'czech republic': 'CZ',
  turkey: 'TR',
  turkiye: 'TR',
  burma: 'MM',
  myanmar: 'MM',
  'ivory coast': 'CI',
  'hong kong': 'HK',
  macau: 'MO',
  macao: 'MO',
  palestine: 'PS',
  swaziland: 'SZ',
  macedonia: 'MK',
  'russian federation': 'RU',
  'republic of korea': 'KR',
  bosnia: 'BA',
  holland: 'NL',
  'the netherlands': 'NL',
  'viet nam': 'VN',
  'democratic republic of the congo': 'CD',
  'republic of the congo': 'CG',
  'east timor': 'TL',
  vatican: 'VA',
}

const index = lazy(
  () =>
    new NameIndex([
      ...[...names()].flatMap(([code, name]) => [[code, code] as const, [name, code] as const]),
      ...Object.entries(aliases),
    ]),
)

/** Finds the code of a country by its code or English name. */
export function findCountry(text: string): string | undefined {
  return index().find(text)
}

export function findCountriesByPrefix(prefix: string): string[] {
  return index().findByPrefix(prefix)
}
