import { loadNGramData } from './n-gram-data.ts'

export interface DetectedLanguage {
  /** ISO 639-1, empty when no n-gram is known. */
  language: string
  isReliable: boolean
  /** From 0 to 1 by language. */
  scores: Readonly<Record<string, number>>
}

const data = await loadNGramData()

/** The method of eld: sums up the scores of the words' n-grams of four bytes. */
export function detectByNGrams(text: string): DetectedLanguage {
  const nGrams = findNGrams(text.slice(0, maxChars))
  const sums = new Float64Array(data.languages.length)
  for (const nGram of nGrams) addScores(data.scores.get(nGram) ?? '', sums)
  const ranked = [...sums]
    .map((sum, id) => ({ language: data.languages[id] ?? '', score: scale(sum / nGrams.size) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
  const [best, second] = ranked
  if (best === undefined) return { language: '', isReliable: false, scores: {} }
  const isReliable =
    nGrams.size >= 3 &&
    best.score >= (data.averageScores[best.language] ?? 1) * 0.75 &&
    best.score - (second?.score ?? 0) >= minLead
  return {
    language: best.language,
    isReliable,
    scores: Object.fromEntries(ranked.map(({ language, score }) => [language, score])),
  }
}

const maxChars = 1_000
/** The text after this many bytes is ignored. */
const maxBytes = 350
const minLead = 0.005

function scale(score: number): number {
  return score > 0 ? score / (score + 25) : 0
}

/** The data leave out this part of each score. */
const baseScore = 53

function addScores(pairs: string, sums: Float64Array): void {
  let id = 0
  let value = 0
  for (let index = 0; index <= pairs.length; index++) {
    const code = pairs.charCodeAt(index)
    if (code >= 0x30 && code <= 0x39) value = value * 10 + code - 0x30
    else if (code === 0x3a) {
      id = value
      value = 0
    } else if (index > 0) {
      sums[id] = (sums[id] ?? 0) + value + baseScore
      value = 0
    }
  }
}

/** N-grams of four bytes, three bytes apart, with a space at the edges of words. */
function findNGrams(text: string): Set<string> {
  const nGrams = new Set<string>()
  for (const word of encodeWords(text)) {
    const length = Math.min(word.length, 70)
    let start = 0
    for (; start + 4 < length; start += 3) nGrams.add((start === 0 ? ' ' : '') + word.slice(start, start + 4))
    nGrams.add(`${start === 0 ? ' ' : ''}${word.substring(length === 3 ? 0 : length - 4)} `)
  }
  return nGrams
}

function encodeWords(text: string): string[] {
  const words: string[] = []
  let bytes = 0
  for (const word of text.replace(data.separators, ' ').trim().toLowerCase().split(' ')) {
    if (word === '') continue
    const encoded = Buffer.from(word)
    bytes += encoded.length + 1
    words.push(
      Array.from(encoded, (byte) =>
        byte < 0x80 ? String.fromCharCode(byte) : (data.byteCharacters[byte] ?? ' '),
      ).join(''),
    )
    if (bytes > maxBytes) break
  }
  return words
}
