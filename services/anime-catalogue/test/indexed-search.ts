import { eventually } from '@octavo/testing/eventually.ts'
import type { Answer } from '@octavo/testing/service.ts'

/** Retries until a title search returns a cacheable response, which means that the index is up to date. */
export function indexedSearch(get: (path: string) => Promise<Answer>, path: string): Promise<Answer> {
  return eventually(`there is an index for ${path}`, async () => {
    const answer = await get(path)
    return (answer.status !== 200 || answer.headers.get('cache-control') !== 'no-store') && answer
  })
}
