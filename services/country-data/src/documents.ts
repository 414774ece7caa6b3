import { createAnswerCache } from '@octavo/platform/http/answer-cache.ts'
import { type Prepared, prepareAnswer } from '@octavo/platform/http/prepared.ts'
import { prepareAsItIs } from './as-it-is.ts'

type Make = () => string | Buffer | Promise<string | Buffer>

/** Answers that are the same for everybody: made when first wanted, by one however many want it, and kept. */
export interface Documents {
  get(key: string, headers: Record<string, string>, make: Make): Promise<Prepared>
  /** The same for what is compressed already and is sent as it is. */
  getPicture(key: string, headers: Record<string, string>, make: Make): Promise<Prepared>
}

export function createDocuments(maxBytes: number): Documents {
  const kept = createAnswerCache(maxBytes)
  const underWay = new Map<string, Promise<Prepared>>()

  async function find(key: string, make: () => Promise<Prepared>): Promise<Prepared> {
    const found = kept.find(key) ?? underWay.get(key)
    if (found) return found
    const making = make()
      .then((answer) => kept.add(key, answer))
      .finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  return {
    get: (key, headers, make) => find(key, async () => prepareAnswer(await make(), headers)),
    getPicture: (key, headers, make) => find(key, async () => prepareAsItIs(await make(), headers)),
  }
}
