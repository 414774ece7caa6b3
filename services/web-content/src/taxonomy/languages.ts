import { NameIndex } from './name-index.ts'

/** Traditional Chinese, which has a name of its own in the API: `chineset`. */
export const TRADITIONAL_CHINESE = 'zh-hant'

/** Names where those of the API differ from those of CLDR. */
const ownNames: Record<string, string> = {
  [TRADITIONAL_CHINESE]: 'chineset',
  bn: 'bengali',
  my: 'burmese',
  no: 'norwegian',
  tl: 'tagalog',
}

const aliases: Record<string, string> = {
  bangla: 'bn',
  'chinese traditional': TRADITIONAL_CHINESE,
  'traditional chinese': TRADITIONAL_CHINESE,
  'simplified chinese': 'zh',
  'zh tw': TRADITIONAL_CHINESE,
  'zh hk': TRADITIONAL_CHINESE,
  'zh hant': TRADITIONAL_CHINESE,
  mandarin: 'zh',
  farsi: 'fa',
  in: 'id',
  iw: 'he',
  ji: 'yi',
  filipino: 'tl',
  fil: 'tl',
  tgl: 'tl',
  flemish: 'nl',
  castilian: 'es',
  gaelic: 'gd',
  nb: 'no',
  nob: 'no',
  'norwegian bokmal': 'no',
  brazilian: 'pt',
}

const englishNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(97 + place))
const pairs = letters.flatMap((first) => letters.map((second) => first + second))

/** ISO 639-1 code → English name in lower case, as posts have it. */
const names: ReadonlyMap<string, string> = new Map(
  [...pairs, TRADITIONAL_CHINESE].flatMap((code) => {
    const own = ownNames[code]
    // CLDR also names codes that ISO has withdrawn, such as `iw` for Hebrew, and replaces them.
    const isCurrent = code !== 'nb' && new Intl.Locale(code).language === code
    const name = own ?? (isCurrent ? englishNames.of(code) : undefined)
    return name === undefined ? [] : [[code, plain(name)] as const]
  }),
)

/** Codes of all languages, with `zh-hant` for Traditional Chinese. */
export const languageCodes: readonly string[] = [...names.keys()]

const index = new NameIndex([
  ...[...names].flatMap(([code, name]) => [[code, code] as const, [name, code] as const]),
  ...Object.entries(aliases),
  ...pairs
    .flatMap((pair) => letters.map((letter) => pair + letter))
    .flatMap((code) => {
      const [canonical = ''] = Intl.getCanonicalLocales(code)
      return names.has(canonical) ? [[code, canonical] as const] : []
    }),
])

/** Finds the code of a language by its name, two or three letters, or locale (`en-US`). */
export function findLanguage(text: string): string | undefined {
  return index.find(text) ?? (LOCALE.test(text) ? index.find(text.slice(0, text.search(/[-_]/))) : undefined)
}

export function findLanguagesByPrefix(prefix: string): string[] {
  return index.findByPrefix(prefix)
}

/** The name of a language in posts, `unknown` for none. */
export function languageName(code: string): string {
  return names.get(code.toLowerCase()) ?? 'unknown'
}

const LOCALE = /^[a-z]{2,3}[-_][a-z0-9_-]{2,20}$/i

function plain(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
