export interface StoredResponse {
  /** The final URL after redirects. */
  url: string
  /** The request headers named by `Vary`, with their values. */
  varyValues: readonly (readonly [name: string, value: string | null])[]
  statusText: string
  headers: Headers
  body: Uint8Array<ArrayBuffer>
  receivedAtMs: number
}

export interface ResponseStore {
  find(request: Request): StoredResponse | undefined
  put(request: Request, response: StoredResponse): void
  /** Removes all responses of a URL. */
  forget(url: string): void
}

export interface StoreBounds {
  maxEntries: number
  maxBytes: number
}

/** An LRU cache. */
export function createResponseStore({ maxEntries, maxBytes }: StoreBounds): ResponseStore {
  // A map iterates in insertion order, so its first entry is the least recently used.
  const responses = new Map<string, StoredResponse>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= responses.get(key)?.body.byteLength ?? 0
    responses.delete(key)
  }

  return {
    find(request) {
      const key = keyOf(request)
      const response = responses.get(key)
      if (!response?.varyValues.every(([name, value]) => request.headers.get(name) === value))
        return undefined
      responses.delete(key)
      responses.set(key, response)
      return response
    },
    put(request, response) {
      const key = keyOf(request)
      remove(key)
      responses.set(key, response)
      bytes += response.body.byteLength
      for (const oldest of responses.keys()) {
        if (responses.size <= maxEntries && bytes <= maxBytes) return
        remove(oldest)
      }
    },
    forget(url) {
      for (const key of responses.keys()) if (key.startsWith(`${url}\n`)) remove(key)
    },
  }
}

/** Includes `Accept` and `Authorization`, even if the service omits them from `Vary`. */
function keyOf({ url, headers }: Request): string {
  return [url, headers.get('accept'), headers.get('authorization')].join('\n')
}
