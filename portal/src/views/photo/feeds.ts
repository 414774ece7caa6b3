import { type Resource, useResource } from '../../api/resource.ts'
import { asRecord } from '../../api/unknown-values.ts'
import type { Call } from '../../calls/call.ts'
import type { Photo } from './records.ts'
import { cacheKeyOf, send } from './service.ts'

export const pageSize = 30

export interface Feed {
  photos: readonly Photo[]
  total: number
}

/** The request for a page of photos. */
export type FeedCall = (page: number) => Call

/** The parameters of a page. The first page has no number, so that its request is short. */
export const pageQuery = (page: number) => ({
  page: page > 1 ? String(page) : undefined,
  per_page: String(pageSize),
})

/** Loads the first pages of a list, as one list. The previous pages stay visible while the next one loads. */
export function useFeed(callOf: FeedCall | undefined, pages: number): Resource<Feed> {
  const key = callOf && `${cacheKeyOf(callOf(1))} to ${pages}`
  return useResource<Feed>(key, async (signal) => {
    if (!callOf) throw new Error('There is no request.')
    const numbers = Array.from({ length: pages }, (_, index) => index + 1)
    const loadedPages = await Promise.all(numbers.map((page) => loadPage(callOf(page), signal)))
    // A photo that was published in between moves others to the next page.
    const photos = new Map(loadedPages.flatMap((page) => page.photos).map((photo) => [photo.id, photo]))
    return { photos: [...photos.values()], total: loadedPages[0]?.total ?? 0 }
  })
}

async function loadPage(call: Call, signal: AbortSignal): Promise<Feed> {
  const { data, response } = await send<unknown>(call, signal)
  // The API describes both: lists are arrays with a header, searches are objects.
  if (Array.isArray(data)) return { photos: data, total: Number(response.headers.get('x-total')) }
  const { results, total } = asRecord(data)
  return { photos: results as readonly Photo[], total: Number(total) }
}
