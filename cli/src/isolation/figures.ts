import type { Metrics, Reading } from '@octavo/platform/metrics.ts'

/** What is new in figures since they were told last: counts only ever grow, so their growth is what is told. */
export function createTelling(metrics: Metrics): () => Reading[] {
  const told = new Map<string, Reading>()
  return () =>
    metrics.read().flatMap((reading) => {
      const key = JSON.stringify([reading.name, reading.labels])
      const growth = growthOf(reading, told.get(key))
      told.set(key, reading)
      return growth ? [growth] : []
    })
}

function growthOf(now: Reading, before: Reading | undefined): Reading | undefined {
  if (now.kind === 'gauge') return now
  if (now.kind === 'counter') {
    const value = now.value - (before?.kind === 'counter' ? before.value : 0)
    return value > 0 ? { ...now, value } : undefined
  }
  const known = before?.kind === 'histogram' ? before : { counts: [], sum: 0 }
  const counts = now.counts.map((count, bucket) => count - (known.counts[bucket] ?? 0))
  return counts.some((count) => count > 0) ? { ...now, counts, sum: now.sum - known.sum } : undefined
}

export interface Hearing {
  hear(readings: readonly Reading[]): void
  /** Who told has ended: what it had at the moment, it has no more. */
  forgetGauges(): void
}

/** Adds up here what another process tells, and whichever comes after it. */
export function createHearing(metrics: Metrics): Hearing {
  const gauges = new Map<string, { value: number }>()
  return {
    hear(readings) {
      for (const reading of readings) {
        const { name, help, labels } = reading
        if (reading.kind === 'counter') metrics.counter(name, help, labels).add(reading.value)
        else if (reading.kind === 'histogram')
          metrics.histogram(name, help, labels, reading.bounds).merge(reading.counts, reading.sum)
        else hearGauge(reading, reading.value)
      }
    },
    forgetGauges() {
      for (const gauge of gauges.values()) gauge.value = 0
    },
  }

  function hearGauge({ name, help, labels }: Reading, value: number): void {
    const key = JSON.stringify([name, labels])
    const gauge = gauges.get(key) ?? { value }
    if (!gauges.has(key)) metrics.gauge(name, help, () => gauge.value, labels)
    gauges.set(key, gauge)
    gauge.value = value
  }
}
