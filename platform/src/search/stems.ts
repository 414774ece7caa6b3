/** Languages with stemming. */
export const stemmedLanguages = ['ar', 'de', 'en', 'es', 'fr', 'it', 'pt', 'ru'] as const

export type StemmedLanguage = (typeof stemmedLanguages)[number]

export function isStemmedLanguage(language: string): language is StemmedLanguage {
  return Object.hasOwn(endings, language)
}

/**
 * Removes the inflectional endings of a folded word (plural, case, person) without a dictionary. When in doubt it
 * keeps the word, because words with the same stem can no longer be distinguished.
 */
export function stem(word: string, language: StemmedLanguage): string {
  const cached = cache[language].get(word)
  if (cached !== undefined) return cached
  const stemmed = removeEndings(word, language)
  if (cache[language].size >= maxCachedWords) cache[language].clear()
  cache[language].set(word, stemmed)
  return stemmed
}

/** A language has few words that are frequent, and texts consist of them. */
const cache: Record<StemmedLanguage, Map<string, string>> = {
  ar: new Map(),
  de: new Map(),
  en: new Map(),
  es: new Map(),
  fr: new Map(),
  it: new Map(),
  pt: new Map(),
  ru: new Map(),
}
const maxCachedWords = 20_000

function removeEndings(word: string, language: StemmedLanguage): string {
  let stemmed = language === 'ar' ? word.replace(/^و?(?:ال|بال|كال|فال|لل)(?=..)/, '') : word
  for (const step of endings[language]) {
    const ending = step.find(
      ([from, to]) => stemmed.endsWith(from) && stemmed.length - from.length + to.length > 2,
    )
    if (ending) stemmed = stemmed.slice(0, -ending[0].length || undefined) + ending[1]
  }
  return language === 'en' ? stemmed.replace(/([bdfgklmnprt])\1$/, '$1') : stemmed
}

/** Each step removes the first ending that fits. The text after a colon replaces it. */
const endings: Record<StemmedLanguage, Ending[][]> = {
  ar: steps('ات ون ين ان ها هم هن وا', 'ه ي'),
  de: steps('ern en er em es e', 'n s'),
  en: steps('sses:ss ies:y ss:ss us:us is:is s', 'eed:eed ing ed', 'e y:i'),
  es: steps('ces:z s', 'amente mente', 'ando iendo aron ieron', 'o a e'),
  fr: steps('aux:al eaux:eau x s', 'ement', 'ee e er', 'i'),
  it: steps('amente mente', 'ando endo', 'che:c ghe:g chi:c ghi:g', 'o a e i'),
  pt: steps('oes:ao aes:ao ais:al eis:el s', 'amente mente', 'ando endo', 'o a e'),
  ru: steps(
    'ями ами иями ого его ому ему ыми ими иях ях ах ов ев ей ой ии ые ие ый ии ая яя ое ее ую юю ом ем ам ям ых их',
    'а я о е ы и у ю ь',
  ),
}

type Ending = readonly [from: string, to: string]

function steps(...lists: string[]): Ending[][] {
  return lists.map((list) =>
    list.split(' ').map((ending) => {
      const [from = '', to = ''] = ending.split(':')
      return [from, to]
    }),
  )
}
