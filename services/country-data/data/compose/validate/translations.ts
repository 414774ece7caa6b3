import type { Country } from '../country.ts'
import type { Problems } from '../problems.ts'
import { readTerritoryNames, translationLocales } from '../translations.ts'

const withoutLatin = ['ara', 'jpn', 'kor', 'per', 'rus', 'urd', 'zho']

/** Detects wrong names: those of a neighbour, duplicates, and names with letters of another script. */
export function checkTranslations(countries: Country[], problems: Problems): void {
  for (const [key, locale] of Object.entries(translationLocales)) {
    const owners = new Map(
      Object.entries(readTerritoryNames(locale))
        .filter(([code]) => code.length === 2)
        .map(([code, name]) => [fold(name), code]),
    )
    const holders = new Map<string, string>()

    for (const { cca2, translations } of countries) {
      const { common = '', official = '' } = translations[key] ?? {}
      const owner = owners.get(fold(common)) ?? cca2
      const holder = holders.get(common)
      holders.set(common, cca2)
      if (owner !== cca2) {
        problems.mismatch('translation', `${cca2} ${key}`, `CLDR calls ${owner} ${common}`)
      }
      if (holder !== undefined) {
        problems.mismatch('translation', `${cca2} ${key}`, `${holder} is called ${common} too`)
      }
      for (const name of [common, official]) {
        if (isDamaged(name, key))
          problems.mismatch('translation', `${cca2} ${key}`, `${name} has wrong letters`)
      }
    }
  }
}

function isDamaged(name: string, key: string): boolean {
  const plain = name.replaceAll('eSwatini', '').replace(/\bMa?c(?=\p{Lu})/gu, '')
  return (
    /\p{Ll}\p{Lu}|[\u01c4-\u01cc\u200e\u200f]/u.test(plain) ||
    (withoutLatin.includes(key) && /\p{Script=Latin}/u.test(plain))
  )
}

function fold(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
}
