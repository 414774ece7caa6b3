import { createAnswerCache } from '@octavo/platform/http/answer-cache.ts'
import { type Prepared, prepareAnswer } from '@octavo/platform/http/prepared.ts'
import { prepareUncompressed } from './uncompressed.ts'

type Make = () => string | Buffer | Promise<string | Buffer>

/** Cache of responses that are the same for every client. Concurrent misses of one key share one build. */
export interface Documents {
  get(key: string, headers: Record<string, string>, make: Make): Promise<Prepared>
  /** For content that is compressed already. */
  getImage(key: string, headers: Record<string, string>, make: Make): Promise<Prepared>
}

export function createDocuments(maxBytes: number): Documents {
  const cache = createAnswerCache(maxBytes)
  const pending = new Map<string, Promise<Prepared>>()

  async function find(key: string, make: () => Promise<Prepared>): Promise<Prepared> {
    const hit = cache.find(key) ?? pending.get(key)
    if (hit) return hit
    const build = make()
      .then((answer) => cache.add(key, answer))
      .finally(() => pending.delete(key))
    pending.set(key, build)
    return build
  }

  return {
    get: (key, headers, make) => find(key, async () => prepareAnswer(await make(), headers)),
    getImage: (key, headers, make) => find(key, async () => prepareUncompressed(await make(), headers)),
  }
}
