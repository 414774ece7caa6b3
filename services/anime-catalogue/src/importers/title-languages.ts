import { englishWords, foreignWords } from './english-words.ts'

export interface ClassifiedTitles {
  titles: Record<string, string>
  canonicalTitle: string
  abbreviations: string[]
  synonyms: string[]
}

const maxTitleLength = 500

/** Removes control characters; undefined if the title is then empty or too long. */
export function sanitizeTitle(title: unknown): string | undefined {
  if (typeof title !== 'string') return undefined
  const clean = title
    .toWellFormed()
    .replace(/[\p{Cc}\u{fffd}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return clean !== '' && [...clean].length <= maxTitleLength ? clean : undefined
}

/** Guesses the language of each title. */
export function classifyTitles(main: string, others: readonly string[]): ClassifiedTitles {
  const all = [...new Set([main, ...others])]
  const titles: Record<string, string> = {}
  const kana = all.find((title) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title))
  const native = kana ?? all.find((title) => /\p{Script=Han}/u.test(title))
  const korean = all.find((title) => /\p{Script=Hangul}/u.test(title))
  if (native !== undefined) titles.ja_jp = native
  if (korean !== undefined) titles.ko_kr = korean

  const abbreviations = all.filter((title) => title !== main && isAbbreviation(title))
  const latin = all.filter((title) => isLatin(title) && !abbreviations.includes(title))
  const english = bestOf(latin, englishness)
  if (isLatin(main)) titles[englishness(main) >= 0.5 && !isJapanese(main) ? 'en' : 'en_jp'] = main
  if (titles.en === undefined && english !== undefined && english !== main) titles.en = english
  const romaji = latin.find((title) => isRomaji(title) && title !== titles.en)
  if (titles.en_jp === undefined && romaji !== undefined) titles.en_jp = romaji

  const usedTitles = new Set([...Object.values(titles), ...abbreviations, main])
  return {
    titles,
    canonicalTitle: main,
    abbreviations,
    synonyms: all.filter((title) => !usedTitles.has(title)),
  }
}

/** Up to six capitals. */
function isAbbreviation(title: string): boolean {
  return /^[A-Z][A-Z0-9]{1,5}$/.test(title)
}

function isLatin(title: string): boolean {
  return (
    /\p{Script=Latin}/u.test(title) &&
    !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(title)
  )
}

/** Share of English words; 0 if anything indicates another language. */
export function englishness(title: string): number {
  const words = wordsOf(title)
  if (!words.length || /[^\x20-\x7e’–—×☆★♪…é]/.test(title)) return 0
  if (words.some((word) => foreignWords.has(word))) return 0
  return words.filter((word) => englishWords.has(word)).length / words.length
}

/** True if every word is made of Japanese syllables, as in `Shingeki no Kyojin`. */
export function isRomaji(title: string): boolean {
  const words = wordsOf(title).filter(
    (word) => !/^\d+(st|nd|rd|th)?$|^(season|part|movie|ova|tv|ii|iii|iv|s\d)$/.test(word),
  )
  if (!words.length || !words.every((word) => syllables.test(word))) return false
  // Words such as `one` or `no` are both, so one word must not be English.
  return words.some((word) => !englishWords.has(word))
}

/** Romaji, possibly with foreign words: `Boku no Hero Academia`. */
function isJapanese(title: string): boolean {
  const words = wordsOf(title)
  const isOnlyJapanese = (word: string) => word.length > 2 && syllables.test(word) && !englishWords.has(word)
  return isRomaji(title) || (words.some((word) => particles.has(word)) && words.some(isOnlyJapanese))
}

const particles = new Set(['no', 'wo', 'wa', 'ga', 'ni'])
const syllables =
  /^(?:(?:[kgsztdnhbpmr]y|k{1,2}|s{1,2}|ss?h|t?ch|cch|t?ts|t{1,2}|p{1,2}|[gzjdnhfbmyrw])?(?:[aiueo]|[āīūēō])|n(?![aiueoāīūēō])|m(?=[bmp]))+$/

function wordsOf(title: string): string[] {
  return title
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

function bestOf(titles: readonly string[], worth: (title: string) => number): string | undefined {
  let [best, bestWorth] = [undefined as string | undefined, 0.5]
  for (const title of titles) {
    const its = worth(title)
    if (its > bestWorth || (its === bestWorth && best === undefined)) [best, bestWorth] = [title, its]
  }
  return best
}
