import { describe } from 'node:test'
import { testSavedQueries } from './web-content/saved-queries.ts'
import { testContentSearch } from './web-content/searching.ts'
import { testSources } from './web-content/sources.ts'

export function testWebContent(): void {
  describe('the view of web-content', () => {
    testContentSearch()
    testSources()
    testSavedQueries()
  })
}
