import { type PreparedResponse, prepareResponse } from '@octavo/platform/http/prepared-response.ts'
import { createResponseCache } from '@octavo/platform/http/response-cache.ts'
import { prepareAsItIs } from './as-it-is.ts'

type Make = () => string | Buffer | Promise<string | Buffer>

/** Answers that are the same for everybody: made when first wanted, by one however many want it, and kept. */
export interface Documents {
  get(key: string, headers: Record<string, string>, make: Make): Promise<PreparedResponse>
  /** The same for what is compressed already and is sent as it is. */
  getPicture(key: string, headers: Record<string, string>, make: Make): Promise<PreparedResponse>
}

export function createDocuments(maxBytes: number): Documents {
  const kept = createResponseCache(maxBytes)
  const underWay = new Map<string, Promise<PreparedResponse>>()

  async function find(key: string, make: () => Promise<PreparedResponse>): Promise<PreparedResponse> {
    const found = kept.find(key) ?? underWay.get(key)
    if (found) return found
    const making = make()
      .then((answer) => kept.add(key, answer))
      .finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  return {
    get: (key, headers, make) => find(key, async () => prepareResponse(await make(), headers)),
    getPicture: (key, headers, make) => find(key, async () => prepareAsItIs(await make(), headers)),
  }
}
