import { readFileSync } from 'node:fs'

export interface NGramData {
  /** ISO 639-1 by the numbers that the scores use. */
  languages: readonly string[]
  /** `language:score` pairs, separated by commas, by n-gram. */
  scores: ReadonlyMap<string, string>
  /** A printable character for each byte of UTF-8, as the n-grams are written. */
  byteCharacters: readonly string[]
  separators: RegExp
  /** The mean score of texts in each language. */
  averageScores: Readonly<Record<string, number>>
}

/**
 * Reads the data of eld without evaluating its module: one object literal of a megabyte, for which the parser takes
 * 85 MB that the process keeps. A test compares the results with those of the package.
 */
export async function loadNGramData(): Promise<NGramData> {
  const entry = import.meta.resolve('eld/extrasmall')
  const source = readFileSync(new URL('../ngrams/extrasmall.js', entry), 'utf8')
  const start = source.indexOf('ngrams:{')
  const languages: string[] = []
  for (const [, id, code = ''] of source.slice(0, start).matchAll(/(\d+):'([a-z]+)'/g))
    languages[Number(id)] = code
  const scores = new Map<string, string>()
  for (const [, quoted, double, bare, pairs = ''] of source
    .slice(start + 'ngrams:{'.length)
    .matchAll(entryPattern)) {
    const key = quoted ?? double ?? bare ?? ''
    scores.set(key.includes('\\') ? key.replace(/\\(.)/g, '$1') : key, pairs)
  }
  const { dictionary } = await import(new URL('../dictionary.js', entry).href)
  const { separators } = await import(new URL('../regexPatterns.js', entry).href)
  const { avgScore } = await import(new URL('../avgScore.js', entry).href)
  return { languages, scores, byteCharacters: dictionary, separators, averageScores: avgScore }
}

const entryPattern = /(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|([^\s,{}:'"]+)):\{([\d:,]*)\}/g
