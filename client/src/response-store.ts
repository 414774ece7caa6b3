export interface StoredAnswer {
  /** Where it came from, after redirections. */
  url: string
  /** Request headers that it depends on, with the values they had. */
  varying: readonly (readonly [name: string, value: string | null])[]
  statusText: string
  headers: Headers
  body: Uint8Array<ArrayBuffer>
  receivedAtMs: number
}

export interface AnswerStore {
  find(request: Request): StoredAnswer | undefined
  put(request: Request, answer: StoredAnswer): void
  /** Forgets every answer to an address. */
  forget(url: string): void
}

export interface StoreBounds {
  maxEntries: number
  maxBytes: number
}

/** Keeps the answers that were used last. */
export function createAnswerStore({ maxEntries, maxBytes }: StoreBounds): AnswerStore {
  // A map iterates in the order of insertion, so its first entry is the one that nobody used for longest.
  const answers = new Map<string, StoredAnswer>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= answers.get(key)?.body.byteLength ?? 0
    answers.delete(key)
  }

  return {
    find(request) {
      const key = keyOf(request)
      const answer = answers.get(key)
      if (!answer?.varying.every(([name, value]) => request.headers.get(name) === value)) return undefined
      answers.delete(key)
      answers.set(key, answer)
      return answer
    },
    put(request, answer) {
      const key = keyOf(request)
      remove(key)
      answers.set(key, answer)
      bytes += answer.body.byteLength
      for (const oldest of answers.keys()) {
        if (answers.size <= maxEntries && bytes <= maxBytes) return
        remove(oldest)
      }
    },
    forget(url) {
      for (const key of answers.keys()) if (key.startsWith(`${url}\n`)) remove(key)
    },
  }
}

/** Whoever asks and the form they ask for tell answers apart, even where a service forgets to say so. */
function keyOf({ url, headers }: Request): string {
  return [url, headers.get('accept'), headers.get('authorization')].join('\n')
}
