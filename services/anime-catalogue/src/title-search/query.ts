import { gramsOf } from './grams.ts'
import { isWide } from './letters.ts'
import { normalizeTitle, squash, surfaceOf } from './normalize.ts'
import { romajiOf } from './romaji.ts'

/** A normalized form of the query. */
export interface QueryForm {
  text: string
  squashed: string
  grams: readonly number[]
  surface: number
}

/** The normalized query, and its romaji if it is kana. Empty if it has no letter or digit. */
export function queryForms(query: string): QueryForm[] {
  const text = normalizeTitle(query)
  if (!text) return []
  const romaji = romajiOf(text)
  return [formOf(text, surfaceOf(query)), ...(romaji ? [formOf(romaji, 0)] : [])]
}

/** Short queries match prefixes only. */
export function isPrefixQuery({ squashed }: QueryForm): boolean {
  return squashed.length === 1 || (squashed.length === 2 && !isWide(squashed.charCodeAt(0)))
}

function formOf(text: string, surface: number): QueryForm {
  return { text, squashed: squash(text), grams: gramsOf(text), surface }
}
