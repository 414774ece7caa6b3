import { lazy } from '@octavo/platform/lazy.ts'
import { NameIndex } from './name-index.ts'

/** Traditional Chinese, which has a name of its own in the API: `chineset`. */
export const traditionalChinese = 'zh-hant'

/** Names where those of the API differ from those of CLDR. */
const ownNames = new Map(
  Object.entries({
    [traditionalChinese]: 'chineset',
    bn: 'bengali',
    my: 'burmese',
    no: 'norwegian',
    tl: 'tagalog',
  }),
)

const aliases: Record<string, string> = {
  bangla: 'bn',
  'chinese traditional': traditionalChinese,
  'traditional chinese': traditionalChinese,
  'simplified chinese': 'zh',
  'zh tw': traditionalChinese,
  'zh hk': traditionalChinese,
  'zh hant': traditionalChinese,
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

/** CLDR also names codes that ISO has withdrawn, such as `iw` for Hebrew, and replaces them. */
const isCurrent = (code: string) => code !== 'nb' && new Intl.Locale(code).language === code

/** ISO 639-1 code → English name in lower case, as posts have it. Loading CLDR takes too long for the start. */
const names = lazy((): ReadonlyMap<string, string> => {
  const englishNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index))
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  return new Map(
    [...pairs, traditionalChinese].flatMap((code) => {
      const name = ownNames.get(code) ?? (isCurrent(code) ? englishNames.of(code) : undefined)
      return name === undefined ? [] : [[code, plain(name)] as const]
    }),
  )
})

const index = lazy(
  () =>
    new NameIndex([
      ...[...names()].flatMap(([code, name]) => [[code, code] as const, [name, code] as const]),
      ...Object.entries(aliases),
    ]),
)

/** Finds the code of a language by its name, two or three letters, or locale (`en-US`). */
export function findLanguage(text: string): string | undefined {
  const codes = localePattern.test(text) ? [text, text.slice(0, text.search(/[-_]/))] : [text]
  return codes.map((each) => index().find(each) ?? findThreeLetters(each)).find((code) => code !== undefined)
}

/** The languages with a name or code that begins like this. */
export function findLanguagesByPrefix(prefix: string): string[] {
  const code = findThreeLetters(prefix)
  return [...new Set([...index().findByPrefix(prefix), ...(code === undefined ? [] : [code])])]
}

/** The name of a language in posts, `unknown` for none. */
export function languageName(code: string): string {
  return names().get(code.toLowerCase()) ?? 'unknown'
}

const localePattern = /^[a-z]{2,3}[-_][a-z0-9_-]{2,20}$/i

/** ISO 639-2 and 639-3 */
function findThreeLetters(text: string): string | undefined {
  const code = text.trim()
  const [canonical = ''] = /^[a-z]{3}$/i.test(code) ? Intl.getCanonicalLocales(code) : []
  return names().has(canonical) ? canonical : undefined
}

function plain(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
