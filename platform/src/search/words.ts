import { undecomposedLetters } from './undecomposed-letters.ts'

export interface Word {
  /** The folded form in the index: only lower-case letters, digits and their marks. */
  readonly text: string
  /** The position in the original text. */
  readonly start: number
  readonly end: number
  /** The last character of a run in a script without spaces, indexed on its own. */
  readonly isTail: boolean
}

/**
 * Splits a text into words, for both index and query. A word is a run of letters and digits; other characters are
 * ignored. Scripts without spaces are split into overlapping pairs of characters (bigrams), so that any part of a
 * sentence is found independently of a dictionary. Emoji are words.
 */
export function splitWords(text: string, maxWords = Number.POSITIVE_INFINITY): Word[] {
  const words: Word[] = []
  /** The last character of the current run, which forms a pair with the next. */
  let lastCharacter: Omit<Word, 'isTail'> | undefined

  function endRun(): void {
    if (lastCharacter) words.push({ ...lastCharacter, isTail: true })
    lastCharacter = undefined
  }

  for (const match of text.matchAll(pieces)) {
    if (words.length >= maxWords) return words
    const [piece, spaced, dense] = match
    const range = { start: match.index, end: match.index + piece.length }
    if (lastCharacter?.end !== range.start || dense === undefined) endRun()
    if (dense !== undefined) {
      const unit = foldWord(dense).join('')
      if (lastCharacter)
        words.push({
          text: cut(lastCharacter.text + unit),
          start: lastCharacter.start,
          end: range.end,
          isTail: false,
        })
      lastCharacter = { text: unit, ...range }
    } else {
      const folded = spaced === undefined ? [piece] : foldWord(spaced)
      for (const word of folded) words.push({ text: word, ...range, isTail: false })
    }
  }
  endRun()
  return words
}

/** Folds case, accents and variants of the same letter. */
function foldWord(piece: string): string[] {
  if (asciiOnly.test(piece)) return [cut(piece.toLowerCase())]
  if (foldedCharacter.test(piece)) return [piece]
  const folded = piece
    .normalize('NFKD')
    .toLowerCase()
    .replace(invisibleCharacters, '')
    .replace(letterVariants, (letter) => sameLetters.get(letter) ?? letter)
    .normalize('NFC')
  // One character, such as a ligature, can stand for a whole phrase.
  return (folded.match(letterRuns) ?? []).map(cut)
}

/** Longer words are truncated, so they match by their prefix. */
const maxWordLength = 64

function cut(word: string): string {
  return word.length > maxWordLength ? word.slice(0, maxWordLength).replace(/\p{Cs}$/u, '') : word
}

const asciiOnly = /^[\0-\x7f]*$/
/** Most kana, Han and Hangul need no folding. */
const foldedCharacter = /^[\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3]$/
const unspacedLetter = String.raw`[[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]&&[\p{L}\p{Nl}]]`
/** Half-width kana are followed by their marks. */
const unspacedUnit = String.raw`${unspacedLetter}[\p{M}\u200c\u200d\uff9e\uff9f]{0,30}`
const letterRuns = /[\p{L}\p{N}\p{M}]+/gu
/** The repetition is limited, because the regular expression engine fails at millions. */
const pieces = new RegExp(
  [
    String.raw`([[\p{L}\p{N}]--${unspacedLetter}][[\p{L}\p{N}\p{M}\u00ad\u200c\u200d]--${unspacedLetter}]{0,999})`,
    `(${unspacedUnit})`,
    String.raw`\p{RI}\p{RI}|(?![\p{L}\p{N}])\p{Extended_Pictographic}`,
  ].join('|'),
  'gv',
)

/**
 * Marks of Latin, Greek, Cyrillic, Hebrew and Arabic, and invisible joiners. Marks of Indian and South-East Asian
 * scripts are vowels, and those of kana form other letters, so they stay.
 */
const invisibleCharacters =
  /[\u0300-\u036f]|[\u0483-\u0487]|[\u0591-\u05c7]|[\u0610-\u061a]|[\u0640\u064b-\u065f\u0670]|[\u06d6-\u06ed]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20f0]|[\ufe20-\ufe2f]|[\u00ad\u200c\u200d]/g

/** Variants of one letter, including those that depend on the keyboard. */
const sameLetters: ReadonlyMap<string, string> = new Map([
  ...Object.entries(undecomposedLetters),
  ...Object.entries({ ς: 'σ', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' }),
  ...[...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, `${value}`] as const),
  ...[...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, `${value}`] as const),
])
const letterVariants = new RegExp(`[${[...sameLetters.keys()].join('')}]`, 'g')
