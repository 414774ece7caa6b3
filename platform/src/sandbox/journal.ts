export interface JournalEntry {
  id: number
  atMs: number
  service: string
  method: string
  path: string
  /** The declared route that matched, or null. */
  route: string | null
  status: number
  durationMs: number
  requestBytes: number
  responseBytes: number
  requestId: string
  /** The login, or the type of caller. */
  caller: string | null
  /** The id of the fault that hit the request. */
  fault: string | null
}

export interface JournalDetails extends JournalEntry {
  requestHeaders: Record<string, string>
  requestBody: Excerpt
  responseHeaders: Record<string, string>
  responseBody: Excerpt
}

/** The start of a body, as text if it is text. */
export interface Excerpt {
  text: string
  encoding: 'utf8' | 'base64'
  isCut: boolean
}

export interface JournalQuery {
  service?: string | undefined
  /** Search terms, matched against method, path, route and bodies. */
  q?: string | undefined
  /** A status code, or a class such as `4xx`. */
  status?: string | undefined
  before?: number | undefined
  limit?: number | undefined
}

export interface Journal {
  add(entry: Omit<JournalDetails, 'id'>): void
  list(query: JournalQuery): { entries: JournalEntry[]; next: number | null }
  find(id: number): JournalDetails | undefined
  clear(): void
}

/** Keeps the most recent requests in memory, newest first. */
export function createJournal(maxEntries = 1_000): Journal {
  let entries: JournalDetails[] = []
  let lastId = 0
  return {
    add(entry) {
      entries.push({ ...entry, id: ++lastId })
      if (entries.length > maxEntries) entries.shift()
    },
    list({ before = Number.POSITIVE_INFINITY, limit = 50, ...query }) {
      const matching: JournalEntry[] = []
      for (const entry of entries.toReversed()) {
        if (entry.id >= before || !matches(entry, query)) continue
        if (matching.length === limit) return { entries: matching, next: matching.at(-1)?.id ?? null }
        matching.push(summaryOf(entry))
      }
      return { entries: matching, next: null }
    },
    find: (id) => entries.find((entry) => entry.id === id),
    clear() {
      entries = []
    },
  }
}

function summaryOf({
  requestHeaders,
  requestBody,
  responseHeaders,
  responseBody,
  ...summary
}: JournalDetails): JournalEntry {
  return summary
}

function matches(entry: JournalDetails, { service, q, status }: JournalQuery): boolean {
  if (service !== undefined && entry.service !== service) return false
  if (status !== undefined && !hasStatus(entry.status, status)) return false
  if (!q) return true
  const text = [entry.method, entry.path, entry.route, entry.requestBody.text, entry.responseBody.text]
    .join('\n')
    .toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function hasStatus(status: number, filter: string): boolean {
  return /^\dxx$/.test(filter) ? Math.floor(status / 100) === Number(filter[0]) : status === Number(filter)
}
