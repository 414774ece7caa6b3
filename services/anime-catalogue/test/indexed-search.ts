import { eventually } from '@octavo/testing/eventually.ts'
import type { TestResponse } from '@octavo/testing/service.ts'

/** Retries until a title search returns a cacheable response, which means that the index is up to date. */
export function indexedSearch(
  get: (path: string) => Promise<TestResponse>,
  path: string,
): Promise<TestResponse> {
  return eventually(`there is an index for ${path}`, async () => {
    const response = await get(path)
    return (response.status !== 200 || response.headers.get('cache-control') !== 'no-store') && response
  })
}
