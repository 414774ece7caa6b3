import { undecomposedLetters } from './undecomposed-letters.ts'

export interface Word {
  /** Folded: what stands in the index. Only lower case letters, digits and their marks. */
  readonly text: string
  /** Where it stands in the original text. */
  readonly start: number
  readonly end: number
  /** The last character of a run in a script without spaces. It stands alone, to be found by itself. */
  readonly isTail: boolean
}

/**
 * The words of a text, as index and query both see it; what lies between them is ignored. A run of letters and digits
 * is a word. In scripts that put no spaces between words, each two neighbouring characters are one, so that any part of
 * a sentence is found: a dictionary would cut the same characters differently in another sentence, or in its next
 * version. Emoji are words.
 */
export function splitWords(text: string, most = Number.POSITIVE_INFINITY): Word[] {
  const words: Word[] = []
  /** The last character of a run so far, which becomes a pair with the next. */
  let open: Omit<Word, 'isTail'> | undefined

  function endRun(): void {
    if (open) words.push({ ...open, isTail: true })
    open = undefined
  }

  for (const match of text.matchAll(PIECES)) {
    if (words.length >= most) return words
    const [piece, spaced, dense] = match
    const place = { start: match.index, end: match.index + piece.length }
    if (open?.end !== place.start || dense === undefined) endRun()
    if (dense !== undefined) {
      const unit = foldWord(dense).join('')
      if (open) words.push({ text: cut(open.text + unit), start: open.start, end: place.end, isTail: false })
      open = { text: unit, ...place }
    } else {
      const folded = spaced === undefined ? [piece] : foldWord(spaced)
      for (const word of folded) words.push({ text: word, ...place, isTail: false })
    }
  }
  endRun()
  return words
}

/** Case, accents and forms of the same letter become one. */
function foldWord(piece: string): string[] {
  if (ASCII.test(piece)) return [cut(piece.toLowerCase())]
  if (FOLDED.test(piece)) return [piece]
  const folded = piece
    .normalize('NFKD')
    .toLowerCase()
    .replace(UNSEEN, '')
    .replace(LETTERS, (letter) => SAME_LETTERS.get(letter) ?? letter)
    .normalize('NFC')
  // One sign can stand for a whole phrase.
  return (folded.match(LETTER_RUNS) ?? []).map(cut)
}

/** A longer word is found by its beginning, like those that share it. */
const LONGEST = 64

function cut(word: string): string {
  return word.length > LONGEST ? word.slice(0, LONGEST).replace(/\p{Cs}$/u, '') : word
}

const ASCII = /^[\0-\x7f]*$/
/** Most kana, Han and Hangul have no other form. */
const FOLDED = /^[\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3]$/
const DENSE = String.raw`[[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]&&[\p{L}\p{Nl}]]`
/** Half-width kana carry their marks behind them. */
const DENSE_UNIT = String.raw`${DENSE}[\p{M}\u200c\u200d\uff9e\uff9f]{0,30}`
const LETTER_RUNS = /[\p{L}\p{N}\p{M}]+/gu
/** Repeated only so often: the engine of regular expressions fails at millions. */
const PIECES = new RegExp(
  [
    String.raw`([[\p{L}\p{N}]--${DENSE}][[\p{L}\p{N}\p{M}\u00ad\u200c\u200d]--${DENSE}]{0,999})`,
    `(${DENSE_UNIT})`,
    String.raw`\p{RI}\p{RI}|(?![\p{L}\p{N}])\p{Extended_Pictographic}`,
  ].join('|'),
  'gv',
)

/**
 * Marks of Latin, Greek, Cyrillic, Hebrew and Arabic, and what joins or breaks letters without being seen. The marks
 * of Indian and South-East Asian scripts are vowels and those of kana make other letters: they stay.
 */
const UNSEEN =
  /[\u0300-\u036f]|[\u0483-\u0487]|[\u0591-\u05c7]|[\u0610-\u061a]|[\u0640\u064b-\u065f\u0670]|[\u06d6-\u06ed]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20f0]|[\ufe20-\ufe2f]|[\u00ad\u200c\u200d]/g

/** Letters that are one, and those that one keyboard writes for another. */
const SAME_LETTERS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(undecomposedLetters),
  ...Object.entries({ ς: 'σ', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' }),
  ...[...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, `${value}`] as const),
  ...[...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, `${value}`] as const),
])
const LETTERS = new RegExp(`[${[...SAME_LETTERS.keys()].join('')}]`, 'g')
