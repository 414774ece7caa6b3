import { type PreparedResponse, prepareResponse } from '@octavo/platform/http/prepared-response.ts'
import { createResponseCache } from '@octavo/platform/http/response-cache.ts'
import { prepareUncompressed } from './uncompressed.ts'

type Make = () => string | Buffer | Promise<string | Buffer>

/** Cache of responses that are the same for every client. Concurrent misses of one key share one build. */
export interface Documents {
  get(key: string, headers: Record<string, string>, make: Make): Promise<PreparedResponse>
  /** For content that is compressed already. */
  getImage(key: string, headers: Record<string, string>, make: Make): Promise<PreparedResponse>
}

export function createDocuments(maxBytes: number): Documents {
  const cache = createResponseCache(maxBytes)
  const pending = new Map<string, Promise<PreparedResponse>>()

  async function find(key: string, make: () => Promise<PreparedResponse>): Promise<PreparedResponse> {
    const hit = cache.find(key) ?? pending.get(key)
    if (hit) return hit
    const build = make()
      .then((answer) => cache.add(key, answer))
      .finally(() => pending.delete(key))
    pending.set(key, build)
    return build
  }

  return {
    get: (key, headers, make) =>
      find(key, async () => prepareResponse(await make(), headers, { effort: 'little' })),
    getImage: (key, headers, make) => find(key, async () => prepareUncompressed(await make(), headers)),
  }
}
