import type { Routes } from '@octavo/platform/service.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Context } from '../../context.ts'
import { readImageId } from '../image-urls.ts'

const maxRememberedIds = 1_000

/** Counts a view for each image that is loaded by an address from a response, which has an `ixid`. */
export const countHotlinks =
  ({ counter, secret }: Pick<Context, 'counter' | 'secret'>): Routes =>
  (app) => {
    /** Verified ones: there are few a day, and each is used often. */
    const validIds = new Set<string>()

    function isValid(imageId: string): boolean {
      if (validIds.has(imageId)) return true
      if (readImageId(secret, imageId) === undefined) return false
      if (validIds.size >= maxRememberedIds) validIds.clear()
      validIds.add(imageId)
      return true
    }

    app.addHook('onResponse', async ({ method, url, query }, { statusCode }) => {
      if (method !== 'GET' || statusCode !== 200 || !url.startsWith('/photo-')) return
      const { ixid } = asRecord(query)
      const [fileName = ''] = url.slice(1).split('?', 1)
      if (typeof ixid === 'string' && isValid(ixid)) counter.countImageView(fileName)
    })
  }
