import { normalizeTitle, squash, surfaceOf } from './normalize.ts'
import { romajiOf } from './romaji.ts'
import type { TitleEntry } from './title-entry.ts'

/** By precedence if two variants are equal; variants store the index. */
export const variantKinds = [
  { name: 'canonical', factor: 1, isGiven: true, isFuzzy: true },
  { name: 'title', factor: 0.995, isGiven: true, isFuzzy: true },
  { name: 'abbreviation', factor: 0.97, isGiven: true, isFuzzy: true },
  { name: 'synonym', factor: 0.94, isGiven: true, isFuzzy: true },
  { name: 'romaji', factor: 0.92, isGiven: true, isFuzzy: true },
  { name: 'acronym', factor: 0.6, isGiven: false, isFuzzy: false },
] as const

export type VariantKindName = (typeof variantKinds)[number]['name']

export interface Variant {
  text: string
  kind: number
  surface: number
}

/** Distinct normalized variants of an entry's titles. */
export function variantsOf(entry: TitleEntry): Variant[] {
  const variants = new Map<string, Variant>()
  const add = (text: string, name: VariantKindName, surface = 0) => {
    const key = squash(text)
    const kind = kindOf(name)
    const existing = variants.get(key)
    if (key && (!existing || kind < existing.kind)) variants.set(key, { text, kind, surface })
  }
  for (const { text, kind } of entry.titles) {
    const normalized = normalizeTitle(text)
    add(normalized, kind, surfaceOf(text))
    const romaji = romajiOf(normalized)
    if (romaji) add(romaji, 'romaji')
    if (kind === 'abbreviation') continue
    const acronym = acronymOf(normalized)
    if (acronym) add(acronym, 'acronym')
  }
  return [...variants.values()]
}

function kindOf(name: VariantKindName): number {
  return variantKinds.findIndex((kind) => kind.name === name)
}

const minWords = 3
const maxWords = 12

/** Initials; numbers and the season stay whole. */
function acronymOf(normalized: string): string | undefined {
  const words = normalized.split(' ')
  const letters = words.filter((word) => /^[a-z]/.test(word) && !isSeason(word))
  if (letters.length < minWords || words.length > maxWords) return undefined
  return words
    .map((word) => (isSeason(word) ? ` ${word}` : /^[a-z]/.test(word) ? word.charAt(0) : word))
    .join('')
    .trim()
}

function isSeason(word: string): boolean {
  return /^s[0-9]{1,2}$/.test(word)
}
