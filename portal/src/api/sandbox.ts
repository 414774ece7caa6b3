import { requestAdminApi } from './request.ts'

export interface Sandbox {
  nowMs: number
  offsetMs: number
  faults: readonly Fault[]
  snapshots: readonly Snapshot[]
  forks: readonly Fork[]
}

export interface Fault {
  id: string
  service?: string
  method?: string
  route?: string
  kind: 'latency' | 'status' | 'drop'
  latencyMs?: number
  status?: number
  probability: number
  /** Remaining requests that it applies to. */
  count?: number
  /** Number of requests that it was applied to. */
  hits: number
}

export type NewFault = Omit<Fault, 'id' | 'hits'>

export interface Snapshot {
  name: string
  createdAt: string
  services: Readonly<Record<string, unknown>>
}

export interface Fork {
  id: string
  createdAtMs: number
  services: Readonly<Record<string, { url: string }>>
}

export type ClockMove = { advanceMs: number } | { toMs: number } | { reset: true }

export const getSandbox = (signal: AbortSignal) => requestAdminApi<Sandbox>('/sandbox', { signal })

export const moveClock = (move: ClockMove) =>
  requestAdminApi<{ nowMs: number; offsetMs: number }>('/sandbox/clock', { method: 'POST', body: move })

export const addFault = (fault: NewFault) =>
  requestAdminApi<Fault>('/sandbox/faults', { method: 'POST', body: fault })

export const removeFault = (id: string) =>
  requestAdminApi<void>(`/sandbox/faults/${encodeURIComponent(id)}`, { method: 'DELETE' })

export const removeFaults = () => requestAdminApi<void>('/sandbox/faults', { method: 'DELETE' })

export const resetServices = (services: readonly string[] | undefined) =>
  requestAdminApi<void>('/sandbox/reset', { method: 'POST', body: services ? { services } : {} })

export const takeSnapshot = (name: string) =>
  requestAdminApi<Snapshot>('/sandbox/snapshots', { method: 'POST', body: { name } })

export const restoreSnapshot = (name: string) =>
  requestAdminApi<void>(`/sandbox/snapshots/${encodeURIComponent(name)}/restore`, {
    method: 'POST',
    body: {},
  })

export const removeSnapshot = (name: string) =>
  requestAdminApi<void>(`/sandbox/snapshots/${encodeURIComponent(name)}`, { method: 'DELETE' })

export const createFork = (snapshot: string | undefined) =>
  requestAdminApi<Fork>('/sandbox/forks', { method: 'POST', body: snapshot ? { snapshot } : {} })

export const removeFork = (id: string) =>
  requestAdminApi<void>(`/sandbox/forks/${encodeURIComponent(id)}`, { method: 'DELETE' })
