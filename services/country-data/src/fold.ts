import { undecomposedLetters } from '@octavo/platform/search/undecomposed-letters.ts'

const letters = new Map(Object.entries({ ...undecomposedLetters, '’': "'", ʻ: "'" }))
const letterPattern = new RegExp(`[${[...letters.keys()].join('')}]`, 'g')

/** Normalizes case, accents and Unicode composition for comparison. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(letterPattern, (letter) => letters.get(letter) ?? letter)
    .trim()
}
