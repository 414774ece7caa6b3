import type { BaseCountry, Naming } from './country.ts'
import { readPackageJson } from './packages.ts'
import type { Problems } from './problems.ts'

/** The keys of v3.1, including the obsolete `per` for Persian, with their CLDR locales. */
export const translationLocales: Record<string, string> = {
  ara: 'ar',
  bre: 'br',
  ces: 'cs',
  cym: 'cy',
  deu: 'de',
  est: 'et',
  fin: 'fi',
  fra: 'fr',
  hrv: 'hr',
  hun: 'hu',
  ind: 'id',
  ita: 'it',
  jpn: 'ja',
  kor: 'ko',
  nld: 'nl',
  per: 'fa',
  pol: 'pl',
  por: 'pt',
  rus: 'ru',
  slk: 'sk',
  spa: 'es',
  srp: 'sr-Latn',
  swe: 'sv',
  tur: 'tr',
  urd: 'ur',
  zho: 'zh',
}

export const translationKeys = Object.keys(translationLocales)

/** world-countries lacks these languages. */
const fromCldr = ['bre', 'cym', 'ind']

/** Uses CLDR's short name if its standard name is a full designation. */
const shortNamed = ['HK', 'MM', 'MO', 'PS']

export function createTranslator(problems: Problems): (country: BaseCountry) => Record<string, Naming> {
  const names = new Map(fromCldr.map((key) => [key, readTerritoryNames(translationLocales[key] ?? '')]))

  return ({ cca2, translations }) => {
    const complete: Record<string, Naming> = {}
    for (const key of translationKeys) {
      const naming = translations[key] ?? takeName(names.get(key), cca2)
      if (naming === undefined) problems.add(`translations: ${cca2} ${key} is missing`)
      else complete[key] = capitalise(naming, key)
    }
    return complete
  }
}

export function readTerritoryNames(locale: string): Record<string, string> {
  const file = readPackageJson<TerritoryFile>('cldr-localenames-full', `main/${locale}/territories.json`)
  return file.main[locale]?.localeDisplayNames.territories ?? {}
}

function takeName(names: Record<string, string> | undefined, cca2: string): Naming | undefined {
  const short = shortNamed.includes(cca2) ? names?.[`${cca2}-alt-short`] : undefined
  const common = short ?? names?.[cca2]
  // CLDR has no official names.
  return common === undefined ? undefined : { official: common, common }
}

/** Restores capitals that world-countries has lost, mostly letters with a diacritic. */
function capitalise({ official, common }: Naming, key: string): Naming {
  const locale = translationLocales[key]
  const upper = (text: string) =>
    text.startsWith('eSwatini')
      ? text
      : text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale))
  return { official: upper(official), common: upper(common) }
}

interface TerritoryFile {
  main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }>
}
