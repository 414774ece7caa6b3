import { requestAdminApi } from './request.ts'

export interface ServicePoint {
  atMs: number
  requests: number
  errors: number
  p50Ms: number
  p95Ms: number
  inFlight: number
}

export interface ProcessPoint {
  atMs: number
  rssBytes: number
  cpuShare: number
}

export interface Metrics {
  intervalMs: number
  services: Readonly<Record<string, readonly ServicePoint[]>>
  process: readonly ProcessPoint[]
}

export const getMetrics = (signal: AbortSignal) => requestAdminApi<Metrics>('/metrics', { signal })
