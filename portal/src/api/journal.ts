import { requestAdminApi } from './request.ts'

export interface JournalEntry {
  id: number
  atMs: number
  service: string
  method: string
  path: string
  route: string | null
  status: number
  durationMs: number
  requestBytes: number
  responseBytes: number
  requestId: string
  /** The caller's login or kind. */
  caller: string | null
  /** The id of the fault that was applied. */
  fault: string | null
}

export interface Excerpt {
  text: string
  encoding: 'utf8' | 'base64'
  isCut: boolean
}

export interface JournalDetail extends JournalEntry {
  requestHeaders: Readonly<Record<string, string>>
  requestBody: Excerpt
  responseHeaders: Readonly<Record<string, string>>
  responseBody: Excerpt
  curl: string
}

export interface JournalPage {
  entries: readonly JournalEntry[]
  next: number | null
}

export const listJournal = (query: URLSearchParams, signal: AbortSignal) =>
  requestAdminApi<JournalPage>(`/journal?${query}`, { signal })

export const getJournalEntry = (id: string, signal: AbortSignal) =>
  requestAdminApi<JournalDetail>(`/journal/${encodeURIComponent(id)}`, { signal })

export const clearJournal = () => requestAdminApi<void>('/journal', { method: 'DELETE' })
