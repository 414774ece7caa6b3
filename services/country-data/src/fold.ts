import { undecomposedLetters } from '@octavo/platform/search/undecomposed-letters.ts'

const letters: Readonly<Record<string, string>> = { ...undecomposedLetters, '’': "'", ʻ: "'" }
const LETTERS = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Normalizes case, accents and Unicode composition for comparison. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(LETTERS, (letter) => letters[letter] ?? letter)
    .trim()
}
