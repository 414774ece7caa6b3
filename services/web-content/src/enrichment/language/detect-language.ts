import { isTraditionalChinese } from './chinese.ts'
import { functionWordShare } from './function-words.ts'
import { detectByNGrams } from './n-gram-detector.ts'
import { dominantScript } from './scripts.ts'

/**
 * Returns ISO 639-1, `zh-hant` for Traditional Chinese, or an empty string when the language is unknown. `declared`
 * are BCP 47 tags of the feed or page, which decide for short and ambiguous texts.
 */
export function detectLanguage(text: string, declared: readonly string[] = []): string {
  const sample = text.slice(0, maxChars).replace(notProse, ' ')
  const script = dominantScript(sample)
  if (script === undefined) return ''
  const hint = declared.map(canonicalTag).find((tag) => isPlausible(tag, script))
  if (script === 'han') return chinese(sample, hint)
  const candidates = languagesOfScript.get(script)
  if (candidates === undefined && script !== 'latin') return script
  return statistical(sample, script, hint)
}

const maxChars = 1_500
/** Addresses, account names and hash tags. */
const notProse = /https?:\/\/\S{1,500}|[@#][\p{L}\p{N}_]{1,99}/gu

function chinese(sample: string, hint: string | undefined): string {
  if (hint === 'ja') return sample.length < minChars ? 'ja' : chinese(sample, undefined)
  return (isTraditionalChinese(sample) ?? hint === 'zh-hant') ? 'zh-hant' : 'zh'
}

function statistical(sample: string, script: string, hint: string | undefined): string {
  const words = sample.toLowerCase().match(wordPattern) ?? []
  const result = detectByNGrams(sample)
  const statistics = result.language === 'nb' ? 'no' : result.language
  const detected = separateNeighbours(statistics, words)
  const isReliable = result.isReliable || detected !== statistics
  if (detected === '' || !isPlausible(detected, script)) return hint ?? ''
  if (hint === undefined || hint === detected) {
    return isReliable && words.length >= minWords ? detected : (hint ?? '')
  }
  // A declared language stands against the statistics when the text is short, unclear, or in a language that they lack.
  const isLong = words.length >= minWordsAgainstHint && isReliable
  if (!isLong || (!detectorLanguages.has(hint) && functionWordShare(hint, words) >= minShare)) return hint
  return (result.scores[hint] ?? 0) > 0.9 * (result.scores[detected] ?? 1) ? hint : detected
}

const wordPattern = /\p{L}{1,40}/gu
const minChars = 40
const minWords = 3
const minWordsAgainstHint = 12
const minShare = 0.2

/** Corrects languages that the detector confuses with one it does not know. */
function separateNeighbours(detected: string, words: readonly string[]): string {
  const rivals = neighbours.get(detected) ?? ['sw']
  let best = detected
  let share = Math.max(minShare, functionWordShare(detected, words) + 0.02)
  for (const rival of rivals) {
    const own = functionWordShare(rival, words)
    if (own > share) {
      best = rival
      share = own
    }
  }
  return best
}

const neighbours = new Map<string, readonly string[]>(
  Object.entries({ ms: ['id'], nl: ['af'], en: [], de: [] }),
)

const languagesOfScript = new Map<string, ReadonlySet<string>>(
  Object.entries({
    cyrillic: new Set(['ru', 'uk', 'bg', 'sr', 'be', 'mk', 'kk', 'ky', 'mn', 'tg', 'tt', 'bs', 'uz']),
    arabic: new Set(['ar', 'fa', 'ur', 'ps', 'ku', 'sd', 'ug', 'ckb']),
    devanagari: new Set(['hi', 'mr', 'ne', 'sa']),
  }),
)
const hanLanguages = new Set(['zh', 'zh-hant', 'ja'])
/** Languages that are not written in Latin script. */
const notLatin = new Set([
  ...[...languagesOfScript.values()].flatMap((languages) => [...languages]),
  ...'zh zh-hant ja ko el hy he bn pa gu or ta te kn ml si th lo bo my ka am km yi'.split(' '),
])
for (const language of ['sr', 'bs', 'uz', 'ku']) notLatin.delete(language)

function isPlausible(language: string, script: string): boolean {
  if (script === 'latin') return language !== '' && !notLatin.has(language)
  if (script === 'han') return hanLanguages.has(language)
  return languagesOfScript.get(script)?.has(language) ?? language === script
}

/** Languages of the detector's data. */
const detectorLanguages = new Set(
  (
    'am ar az be bg bn ca cs da de el en es et eu fa fi fr gu he hi hr hu hy is it ja ka kn ko ku lo lt lv ml mr ms ' +
    'nb nl no or pa pl pt ro ru sk sl sq sr sv ta te th tl tr uk ur vi yo zh'
  ).split(' '),
)

function canonicalTag(tag: string): string {
  const [language = '', ...rest] = tag.trim().toLowerCase().split(/[-_]/)
  if (language === 'zh') return rest.some((part) => traditionalRegions.has(part)) ? 'zh-hant' : 'zh'
  return sameLanguages.get(language) ?? (/^[a-z]{2}$/.test(language) ? language : '')
}

const traditionalRegions = new Set(['tw', 'hk', 'mo', 'hant'])
const sameLanguages: ReadonlyMap<string, string> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
  ['iw', 'he'],
  ['in', 'id'],
  ['fil', 'tl'],
  ['eng', 'en'],
  ['deu', 'de'],
  ['ger', 'de'],
  ['fra', 'fr'],
  ['fre', 'fr'],
  ['spa', 'es'],
  ['ita', 'it'],
  ['por', 'pt'],
  ['rus', 'ru'],
  ['jpn', 'ja'],
])
