import { describe } from 'node:test'
import { testBrowsing } from './anime-catalogue/browsing.ts'
import { testReviews } from './anime-catalogue/reviews.ts'
import { testWorks } from './anime-catalogue/works.ts'

export function testAnimeCatalogue(): void {
  describe('the view of anime-catalogue', () => {
    testBrowsing()
    testWorks()
    testReviews()
  })
}
