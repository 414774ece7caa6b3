import { TextQueryError } from '@octavo/platform/search/query.ts'
import { createTextMatcher } from '@octavo/platform/search/text-matcher.ts'
import type { Filter } from './filter.ts'
import { definePostText } from './post-text.ts'
import { QueryError } from './query-error.ts'

/** Throws when the text index would refuse a part of the filter. */
export function checkLimits(filter: Filter): void {
  if (filter.kind === 'all' || filter.kind === 'any') for (const part of filter.of) checkLimits(part)
  else if (filter.kind === 'not') checkLimits(filter.of)
  else if (filter.kind === 'text')
    try {
      createTextMatcher(anyIndex, filter.query)
    } catch (error) {
      if (!(error instanceof TextQueryError)) throw error
      throw new QueryError('query_too_complex', `${error.message}.`, 0)
    }
}

const anyIndex = definePostText('post_text')
