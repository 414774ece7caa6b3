type Labels = Record<string, string | number>

export interface Counter {
  add(amount?: number): void
}
export interface Histogram {
  observe(value: number): void
  /** Adds observations of another process: the count per bucket and the sum of the values. */
  merge(counts: readonly number[], sum: number): void
}

/** Metrics of one process in Prometheus' text format. Callers look up a series once and reuse it. */
export interface Metrics {
  counter(name: string, help: string, labels?: Labels): Counter
  histogram(name: string, help: string, labels: Labels, buckets: readonly number[]): Histogram
  /** Registers a value that is read on each scrape. */
  gauge(name: string, help: string, read: () => number, labels?: Labels): void
  readHistograms(name: string): readonly HistogramReading[]
  readGauges(name: string): readonly GaugeReading[]
  /** A snapshot of all series, to send to another process. */
  read(): Reading[]
  render(): string
}

export type Reading = { name: string; help: string; labels: Labels } & (
  | { kind: 'counter'; value: number }
  | { kind: 'gauge'; value: number }
  | { kind: 'histogram'; bounds: readonly number[]; counts: number[]; sum: number }
)

/** Each reading returns the same object, whose counts keep growing. */
export interface HistogramReading {
  readonly labels: Labels
  /** The upper bounds of the buckets. The last bucket has none. */
  readonly bounds: readonly number[]
  readonly counts: Readonly<ArrayLike<number>>
}

export interface GaugeReading {
  readonly labels: Labels
  readonly value: number
}

interface Family {
  help: string
  kind: 'counter' | 'gauge' | 'histogram'
  series: Map<string, () => string[]>
}

export function createMetrics(): Metrics {
  const families = new Map<string, Family>()
  const seriesByKey = new Map<string, Counter | Histogram>()
  const histograms = new Map<string, HistogramReading[]>()
  const gauges = new Map<string, Map<string, { labels: Labels; read: () => number }>>()
  const readers = new Map<string, () => Reading>()

  function register(read: () => Reading, lines: () => string[]) {
    const { name, kind, help, labels } = read()
    const family = families.get(name) ?? { help, kind, series: new Map() }
    families.set(name, family)
    family.series.set(labelText(labels), lines)
    readers.set(name + labelText(labels), read)
  }
  /** Returns the series with this name and these labels, creating it if needed. */
  function once<Series extends Counter | Histogram>(
    name: string,
    labels: Labels,
    make: () => Series,
  ): Series {
    const key = name + labelText(labels)
    const existing = seriesByKey.get(key)
    // A name belongs to one kind of series, so an existing one is a `Series`.
    if (existing) return existing as Series
    const series = make()
    seriesByKey.set(key, series)
    return series
  }

  return {
    counter: (name, help, labels = {}) =>
      once(name, labels, () => {
        let total = 0
        register(
          () => ({ kind: 'counter', name, help, labels, value: total }),
          () => [`${name}${labelText(labels)} ${total}`],
        )
        return {
          add(amount = 1) {
            total += amount
          },
        }
      }),
    histogram: (name, help, labels, buckets) =>
      once(name, labels, () => {
        const counts = new Float64Array(buckets.length + 1)
        let sum = 0
        const reading = { labels, bounds: buckets, counts }
        histograms.set(name, [...(histograms.get(name) ?? []), reading])
        register(
          () => ({ kind: 'histogram', name, help, labels, bounds: buckets, counts: [...counts], sum }),
          () => histogramLines(name, labels, buckets, counts, sum),
        )
        return {
          observe(value) {
            let bucket = 0
            while (bucket < buckets.length && value > (buckets[bucket] ?? 0)) bucket++
            counts[bucket] = (counts[bucket] ?? 0) + 1
            sum += value
          },
          merge(more, moreSum) {
            for (const [bucket, count] of more.entries()) counts[bucket] = (counts[bucket] ?? 0) + count
            sum += moreSum
          },
        }
      }),
    gauge(name, help, read, labels = {}) {
      register(
        () => ({ kind: 'gauge', name, help, labels, value: read() }),
        () => [`${name}${labelText(labels)} ${read()}`],
      )
      gauges.set(name, (gauges.get(name) ?? new Map()).set(labelText(labels), { labels, read }))
    },
    readHistograms: (name) => histograms.get(name) ?? [],
    readGauges: (name) =>
      [...(gauges.get(name)?.values() ?? [])].map(({ labels, read }) => ({ labels, value: read() })),
    read: () => [...readers.values()].map((read) => read()),
    render: () =>
      [...families]
        .map(([name, { help, kind, series }]) =>
          [
            `# HELP ${name} ${help}`,
            `# TYPE ${name} ${kind}`,
            ...[...series.values()].flatMap((lines) => lines()),
          ].join('\n'),
        )
        .join('\n')
        .concat('\n'),
  }
}

function histogramLines(
  name: string,
  labels: Labels,
  buckets: readonly number[],
  counts: Float64Array,
  sum: number,
): string[] {
  let running = 0
  const lines = [...buckets, '+Inf'].map((le, index) => {
    running += counts[index] ?? 0
    return `${name}_bucket${labelText({ ...labels, le })} ${running}`
  })
  return [...lines, `${name}_sum${labelText(labels)} ${sum}`, `${name}_count${labelText(labels)} ${running}`]
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(String(value))}"`)
  return pairs.length ? `{${pairs.join(',')}}` : ''
}

function escapeLabel(value: string): string {
  return value.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')
}
