import type { Metrics, Reading } from '@octavo/platform/metrics.ts'

/** Returns what has changed since the last call: counters and histograms as differences, gauges as values. */
export function createMetricsReporter(metrics: Metrics): () => Reading[] {
  const reported = new Map<string, Reading>()
  return () =>
    metrics.read().flatMap((reading) => {
      const key = JSON.stringify([reading.name, reading.labels])
      const growth = growthOf(reading, reported.get(key))
      reported.set(key, reading)
      return growth ? [growth] : []
    })
}

function growthOf(now: Reading, before: Reading | undefined): Reading | undefined {
  if (now.kind === 'gauge') return now
  if (now.kind === 'counter') {
    const value = now.value - (before?.kind === 'counter' ? before.value : 0)
    return value > 0 ? { ...now, value } : undefined
  }
  const previous = before?.kind === 'histogram' ? before : { counts: [], sum: 0 }
  const counts = now.counts.map((count, bucket) => count - (previous.counts[bucket] ?? 0))
  return counts.some((count) => count > 0) ? { ...now, counts, sum: now.sum - previous.sum } : undefined
}

export interface MetricsReceiver {
  receive(readings: readonly Reading[]): void
  /** Called when the reporting process has exited. */
  resetGauges(): void
}

/** Adds the differences that another process, and later its successors, report to the local metrics. */
export function createMetricsReceiver(metrics: Metrics): MetricsReceiver {
  const gauges = new Map<string, { value: number }>()
  return {
    receive(readings) {
      for (const reading of readings) {
        const { name, help, labels } = reading
        if (reading.kind === 'counter') metrics.counter(name, help, labels).add(reading.value)
        else if (reading.kind === 'histogram')
          metrics.histogram(name, help, labels, reading.bounds).merge(reading.counts, reading.sum)
        else receiveGauge(reading, reading.value)
      }
    },
    resetGauges() {
      for (const gauge of gauges.values()) gauge.value = 0
    },
  }

  function receiveGauge({ name, help, labels }: Reading, value: number): void {
    const key = JSON.stringify([name, labels])
    const gauge = gauges.get(key) ?? { value }
    if (!gauges.has(key)) metrics.gauge(name, help, () => gauge.value, labels)
    gauges.set(key, gauge)
    gauge.value = value
  }
}
