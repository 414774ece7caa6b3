import type { BaseCountry, LatLng, Naming } from './country.ts'
import { readPackageJson } from './packages.ts'

/** The 24 fields of world-countries, renamed and cleaned, one record per country. */
export function readBase(): BaseCountry[] {
  return readPackageJson<SourceCountry[]>('world-countries', 'dist/countries.json')
    .map(toBase)
    .sort((a, b) => (a.cca3 < b.cca3 ? -1 : 1))
}

interface SourceCountry extends Omit<BaseCountry, 'name' | 'latlng'> {
  name: { common: string; official: string; native: Record<string, Naming> }
  latlng: LatLng
  // The source writes an empty map as an empty list.
  currencies: BaseCountry['currencies']
}

function toBase(source: SourceCountry): BaseCountry {
  const clean = cleanTexts(source)
  const { common, official, native } = clean.name
  const hasCallingCode = (clean.idd.root ?? '') !== ''
  return {
    name: { common, official, nativeName: native },
    tld: clean.tld.map(withLeadingDot),
    cca2: clean.cca2,
    cca3: clean.cca3,
    ccn3: clean.ccn3,
    cioc: clean.cioc,
    independent: clean.independent,
    status: clean.status,
    unMember: clean.unMember,
    currencies: Array.isArray(clean.currencies) ? {} : clean.currencies,
    idd: hasCallingCode ? clean.idd : {},
    capital: clean.capital,
    altSpellings: clean.altSpellings,
    region: clean.region,
    subregion: clean.subregion,
    languages: clean.languages,
    translations: clean.translations,
    latlng: clean.latlng,
    landlocked: clean.landlocked,
    borders: clean.borders,
    area: clean.area,
    demonyms: clean.demonyms,
  }
}

/** The source puts the dot of right-to-left top-level domains at the wrong end. */
function withLeadingDot(domain: string): string {
  return `.${domain.replaceAll('.', '')}`
}

/** Removes stray spaces, and splits the digraph characters of old encodings. */
function cleanTexts<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? splitDigraphs(part).normalize('NFC').replace(/\s+/g, ' ').trim() : part,
  )
}

function splitDigraphs(text: string): string {
  return text.replace(/[\u01c4-\u01cc]/g, (digraph) => digraph.normalize('NFKD').normalize('NFC'))
}
