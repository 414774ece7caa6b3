import { gramsOf } from './grams.ts'
import { isWide } from './letters.ts'
import { normaliseTitle, squash, surfaceOf } from './normalise.ts'
import { romajiOf } from './romaji.ts'

/** One way of writing what is sought. */
export interface QueryForm {
  text: string
  squashed: string
  grams: readonly number[]
  surface: number
}

/** What is written; and for kana also how it sounds. None if there is no letter in the query. */
export function queryForms(query: string): QueryForm[] {
  const text = normaliseTitle(query)
  if (!text) return []
  const romaji = romajiOf(text)
  return [formOf(text, surfaceOf(query)), ...(romaji ? [formOf(romaji, 0)] : [])]
}

/** So short that only beginnings are sought. */
export function isPrefixQuery({ squashed }: QueryForm): boolean {
  return squashed.length === 1 || (squashed.length === 2 && !isWide(squashed.charCodeAt(0)))
}

function formOf(text: string, surface: number): QueryForm {
  return { text, squashed: squash(text), grams: gramsOf(text), surface }
}
