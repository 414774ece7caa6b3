import type { Clock } from '@octavo/platform/clock.ts'
import type { HistogramReading, Metrics } from '@octavo/platform/metrics.ts'
import { estimateQuantile } from './quantile.ts'

export interface ServicePoint {
  atMs: number
  /** In the interval that ends at `atMs`; the same holds for errors (5xx) and latencies. */
  requests: number
  errors: number
  /** 0 without requests. */
  p50Ms: number
  p95Ms: number
  /** At `atMs`. */
  inFlight: number
}

export interface ProcessPoint {
  atMs: number
  rssBytes: number
  /** 1 is one full core. */
  cpuShare: number
}

/** The metrics of the last ten minutes. */
export interface History {
  readonly intervalMs: number
  servicePoints(service: string): readonly ServicePoint[]
  processPoints(): readonly ProcessPoint[]
  sample(): void
  stop(): void
}

const intervalMs = 5_000
const maxPoints = (10 * 60 * 1000) / intervalMs

export function createHistory(metrics: Metrics, clock: Clock): History {
  const byService = new Map<string, ServicePoint[]>()
  const processPoints: ProcessPoint[] = []
  const takeInterval = createIntervals(metrics)
  let cpu = process.cpuUsage()
  let cpuAtMs = performance.now()

  function sample(): void {
    const atMs = clock.now()
    for (const { service, inFlight, ...measurements } of takeInterval()) {
      const points = byService.get(service) ?? []
      byService.set(service, points)
      append(points, { atMs, ...measurements, inFlight })
    }
    const spent = process.cpuUsage(cpu)
    const nowMs = performance.now()
    const cpuShare = (spent.user + spent.system) / 1000 / Math.max(1, nowMs - cpuAtMs)
    append(processPoints, { atMs, rssBytes: process.memoryUsage.rss(), cpuShare: round(cpuShare) })
    cpu = process.cpuUsage()
    cpuAtMs = nowMs
  }

  const timer = setInterval(sample, intervalMs).unref()
  return {
    intervalMs,
    servicePoints: (service) => byService.get(service) ?? [],
    processPoints: () => processPoints,
    sample,
    stop: () => clearInterval(timer),
  }
}

function append<Point>(points: Point[], point: Point): void {
  points.push(point)
  if (points.length > maxPoints) points.shift()
}

/** Each call returns the changes since the previous call, per service. */
function createIntervals(metrics: Metrics) {
  const previousCounts = new WeakMap<HistogramReading, Float64Array>()

  function takeChanges(reading: HistogramReading): Float64Array {
    const before = previousCounts.get(reading)
    const counts = Float64Array.from(reading.counts)
    previousCounts.set(reading, counts)
    return counts.map((count, bucket) => count - (before?.[bucket] ?? 0))
  }

  return () => {
    const requests = metrics
      .readHistograms('octavo_request_seconds')
      .map((reading) => ({ ...reading, counts: takeChanges(reading) }))
    return metrics.readGauges('octavo_requests_in_flight').map(({ labels: { service = '' }, value }) => {
      const own = requests.filter(({ labels }) => labels.service === service)
      const bounds = own[0]?.bounds ?? []
      const counts = Array.from({ length: bounds.length + 1 }, (_, bucket) =>
        sum(own.map(({ counts }) => counts[bucket] ?? 0)),
      )
      return {
        service: String(service),
        requests: sum(counts),
        errors: sum(
          own.filter(({ labels }) => Number(labels.status) >= 500).flatMap(({ counts }) => [...counts]),
        ),
        p50Ms: round(1000 * estimateQuantile(bounds, counts, 0.5)),
        p95Ms: round(1000 * estimateQuantile(bounds, counts, 0.95)),
        inFlight: value,
      }
    })
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000
}
