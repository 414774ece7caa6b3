import type { Country } from '../country.ts'
import { readPackageJson } from '../packages.ts'
import type { Problems } from '../problems.ts'

/**
 * A code is ISO 639-3 if CLDR has it as an alias of a two-letter code, names the language or lists it. languages.json
 * contains the others with their reference names.
 */
export function checkLanguages(
  countries: Country[],
  named: Record<string, string>,
  problems: Problems,
): void {
  const aliases = readPackageJson<AliasFile>('cldr-core', 'supplemental/aliases.json').supplemental.metadata
    .alias.languageAlias
  const names = readPackageJson<NameFile>('cldr-localenames-full', 'main/en/languages.json').main.en
    .localeDisplayNames.languages
  const languageData = readPackageJson<ListFile>('cldr-core', 'supplemental/languageData.json').supplemental
    .languageData
  const unused = new Set(Object.keys(named))

  const isKnown = (code: string) =>
    aliases[code]?._reason === 'overlong' || names[code] !== undefined || languageData[code] !== undefined

  for (const { cca2, languages, name } of countries) {
    for (const code of new Set([...Object.keys(languages), ...Object.keys(name.nativeName)])) {
      if (isKnown(code)) continue
      unused.delete(code)
      if (named[code] === undefined) problems.add(`languages: ${cca2}: ${code} is not an ISO 639-3 code`)
    }
  }
  for (const code of unused) problems.add(`languages.json: ${code} is not needed`)
}

interface AliasFile {
  supplemental: { metadata: { alias: { languageAlias: Record<string, { _reason: string }> } } }
}

interface NameFile {
  main: { en: { localeDisplayNames: { languages: Record<string, string> } } }
}

interface ListFile {
  supplemental: { languageData: Record<string, unknown> }
}
