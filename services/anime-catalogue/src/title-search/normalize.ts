import { undecomposedLetters } from '@octavo/platform/search/undecomposed-letters.ts'
import { foldRomaji } from './romaji.ts'
import { foldSeasons } from './seasons.ts'

const longest = 400

/**
 * Normalizes titles and queries to lower-case words of letters and digits with single spaces. Linear in the length,
 * which is limited.
 */
export function normalizeTitle(text: string): string {
  const letters = foldLetters(cut(text))
  const words = letters
    .slice(0, longest)
    .toWellFormed()
    .replace(/['’‘ʼ`]/g, '')
    .replace(/×/g, ' x ')
    .replace(/&/g, ' and ')
    .replace(/(?<=[a-z])@(?=[a-z])/g, 'a')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
  return foldSeasons(foldRomaji(words))
}

/** Removes spaces. */
export function squash(normalized: string): string {
  return normalized.replaceAll(' ', '')
}

/** Hash of the text including punctuation: distinguishes `K-On!!` from `K-On!`. */
export function surfaceOf(text: string): number {
  const normalized = cut(text).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')
  let hash = 0x811c9dc5
  for (let index = 0; index < normalized.length; index++)
    hash = Math.imul(hash ^ normalized.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

function cut(text: string): string {
  return text.trim().slice(0, longest).toWellFormed()
}

const letters = new Map(Object.entries({ ...undecomposedLetters, ς: 'σ' }))
const undecomposedPattern = new RegExp(`[${[...letters.keys()].join('')}]`, 'g')

/** Diacritics of Latin, Greek, Cyrillic, Hebrew and Arabic, but not the voicing marks of kana. */
const marks =
  /[\u0300-\u036f]|[\u0591-\u05c7]|[\u064b-\u065f]|[\u0640\u0670]|[\u1ab0-\u1aff]|[\u20d0-\u20f0]/g

/** Invisible characters: joiners, direction marks, variation selectors. */
const unseen = /\p{Cf}|\p{Cc}|[\ufe00-\ufe0f]/gu

function foldLetters(text: string): string {
  return text
    .replace(/\s/g, ' ')
    .replace(unseen, '')
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(undecomposedPattern, (letter) => letters.get(letter) ?? letter)
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
}
