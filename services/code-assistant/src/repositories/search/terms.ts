import { stem } from '@octavo/platform/search/stems.ts'

const identifier = /[\p{L}_$][\p{L}\p{N}_$]*|\p{N}+/gu
const identifierParts = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\p{N}+/gu
const maxTermLength = 64

/**
 * The search terms of an identifier: its whole name in lower case, and the stems of its parts, so that `parseUrls`
 * has `parseurls`, `parse` and `url`.
 */
export function termsOfIdentifier(name: string): string[] {
  const fullName = name.toLowerCase().slice(0, maxTermLength)
  const parts = name.match(identifierParts) ?? []
  if (parts.length <= 1) return [stemTerm(parts[0]?.toLowerCase() ?? fullName)]
  return [fullName, ...parts.filter(({ length }) => length > 1).map((part) => stemTerm(part.toLowerCase()))]
}

function stemTerm(term: string): string {
  return term.length > maxTermLength ? term.slice(0, maxTermLength) : stem(term, 'en')
}

const termsByIdentifier = new Map<string, string[]>()
const maxCachedIdentifiers = 50_000

function cachedTerms(name: string): string[] {
  let terms = termsByIdentifier.get(name)
  if (!terms) {
    if (termsByIdentifier.size >= maxCachedIdentifiers) termsByIdentifier.clear()
    terms = termsOfIdentifier(name)
    termsByIdentifier.set(name, terms)
  }
  return terms
}

/** How often each term occurs in a text. */
export function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [name] of text.matchAll(identifier))
    for (const term of cachedTerms(name)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** The terms of a text in order, repeated ones included. */
export function listTerms(text: string): string[] {
  return [...text.matchAll(identifier)].flatMap(([name]) => cachedTerms(name))
}

/** Names in a query that can be those of symbols, the ones that look like code first. */
export function listIdentifiers(query: string): string[] {
  const names = [...new Set([...query.matchAll(identifier)].map(([name]) => name))]
  const compound = names.filter((name) => /[a-z\d][A-Z]|_|^[A-Z][a-z]/.test(name))
  return [...compound, ...names.filter((name) => !compound.includes(name))].filter(
    ({ length }) => length > 2 && length <= 200,
  )
}

/** Words of questions, which say nothing about code. */
const stopWords = new Set(
  'a an and are as at be been but by can could do does for from had has have how i if in into is it its me my not of on or our should so that the their then there these they this to us was we were what when where which who why will with would you your please show find tell explain about code file files function repository'.split(
    ' ',
  ),
)

/** The distinct terms of a query. A query of nothing but stop words keeps them. */
export function queryTerms(query: string): string[] {
  const words = [...query.matchAll(identifier)].map(([name]) => name)
  const significant = words.filter((word) => !stopWords.has(word.toLowerCase()))
  const terms = (significant.length > 0 ? significant : words).flatMap(cachedTerms)
  return [...new Set(terms)].slice(0, maxQueryTerms)
}

const maxQueryTerms = 64
