import {
  createTextMatcher,
  listTerms,
  listWords,
  type PreparedText,
  prepareText,
  type TextMatcher,
} from '@octavo/platform/search/text-matcher.ts'
import { compareNumbers } from './compile.ts'
import type { SearchDocument } from './fields.ts'
import type { Filter } from './filter.ts'
import { createPatternMatcher, patternPrefix } from './patterns.ts'
import { definePostText } from './post-text.ts'

/** A document that is split into words once, to match many queries. */
export interface PreparedDocument {
  readonly document: SearchDocument
  readonly text: PreparedText
}

export interface FilterMatcher {
  /** Agrees with the database on every document. */
  matches(prepared: PreparedDocument): boolean
  /** Terms of which every match has at least one, or undefined. Compare them with `listDocumentTerms`. */
  readonly requiredTerms: readonly string[] | undefined
}

const index = definePostText('post_text')

export function prepareDocument(document: SearchDocument): PreparedDocument {
  return { document, text: prepareText(index, { id: 0, ...document }) }
}

export function listDocumentTerms({ document, text }: PreparedDocument): Set<string> {
  return listTerms(index, text).add(uuidTerm(document.uuid))
}

/** Compiles a filter once, to match many documents. */
export function createMatcher(filter: Filter): FilterMatcher {
  switch (filter.kind) {
    case 'text': {
      const matcher: TextMatcher = createTextMatcher(index, filter.query)
      return { matches: ({ text }) => matcher.matches(text), requiredTerms: matcher.requiredTerms }
    }
    case 'pattern': {
      const matchesWord = createPatternMatcher(filter.pattern)
      const prefix = patternPrefix(filter.pattern)
      return {
        matches: ({ text }) =>
          filter.fields.some((field) => listWords(index, text, field, prefix).some(matchesWord)),
        requiredTerms: undefined,
      }
    }
    case 'compare':
      return {
        matches({ document }) {
          const number = document.numbers[filter.field]
          return number !== null && compareNumbers(number, filter.operator, filter.value)
        },
        requiredTerms: undefined,
      }
    case 'uuid':
      return {
        matches: ({ document }) => document.uuid === filter.uuid,
        requiredTerms: [uuidTerm(filter.uuid)],
      }
    case 'not': {
      const inner = createMatcher(filter.of)
      return { matches: (prepared) => !inner.matches(prepared), requiredTerms: undefined }
    }
    case 'all': {
      // Numbers are the cheapest conditions.
      const isNumber = ({ kind }: Filter) => Number(kind === 'compare')
      const parts = filter.of.toSorted((a, b) => isNumber(b) - isNumber(a)).map(createMatcher)
      const required = parts.flatMap((part) => (part.requiredTerms ? [part.requiredTerms] : []))
      return {
        matches: (prepared) => parts.every((part) => part.matches(prepared)),
        requiredTerms: required.toSorted((a, b) => a.length - b.length)[0],
      }
    }
    case 'any': {
      const parts = filter.of.map(createMatcher)
      const required = parts.map((part) => part.requiredTerms)
      return {
        matches: (prepared) => parts.some((part) => part.matches(prepared)),
        requiredTerms: required.includes(undefined) ? undefined : required.flatMap((terms) => terms ?? []),
      }
    }
  }
}

/** No word or tag begins like this. */
function uuidTerm(uuid: string): string {
  return `=${uuid}`
}
