import { askKeeper } from './request.ts'

export interface JournalEntry {
  id: number | string
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
  caller: unknown
}

export interface JournalDetail extends JournalEntry {
  requestHeaders: unknown
  requestBody: unknown
  responseHeaders: unknown
  responseBody: unknown
  curl: string
}

export interface JournalPage {
  entries: readonly JournalEntry[]
  next: number | string | null
}

export const listJournal = (query: URLSearchParams, signal: AbortSignal) =>
  askKeeper<JournalPage>(`/journal?${query}`, { signal })

export const getJournalEntry = (id: string, signal: AbortSignal) =>
  askKeeper<JournalDetail>(`/journal/${encodeURIComponent(id)}`, { signal })

export const clearJournal = () => askKeeper<void>('/journal', { method: 'DELETE' })
