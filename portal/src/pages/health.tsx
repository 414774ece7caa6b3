import { getMetrics, type Metrics, type ServicePoint } from '../api/metrics.ts'
import type { ServedService } from '../api/overview.ts'
import { useResource } from '../api/resource.ts'
import { Chart } from '../kit/chart.tsx'
import { formatBytes, formatCount, formatMs, formatTime } from '../kit/format.ts'
import { PageHead } from '../kit/page-head.tsx'
import { ErrorState, Loading, SignInFirst } from '../kit/states.tsx'
import { Status } from '../kit/status.tsx'
import { type Column, Table } from '../kit/table.tsx'
import { isSignedIn, services } from '../server.ts'

const everyMs = 5_000

export function HealthPage() {
  const {
    value: metrics,
    failure,
    reload,
  } = useResource(isSignedIn.value ? 'metrics' : undefined, getMetrics, { everyMs })
  return (
    <>
      <PageHead title="Health" lede="Requests, errors, latency and memory of the last ten minutes." />
      <HealthTable metrics={metrics} />
      {!isSignedIn.value && <SignInFirst what="Live metrics are for the administrator." />}
      {failure && <ErrorState failure={failure} onRetry={reload} />}
      {isSignedIn.value && !metrics && !failure && <Loading lines={8} />}
      {metrics &&
        services.value.map(({ name, title, accent }) => (
          <ServiceMetrics
            key={name}
            title={title}
            accent={accent}
            points={metrics.services[name] ?? []}
            seconds={metrics.intervalMs / 1000}
          />
        ))}
      {metrics && <ProcessMetrics metrics={metrics} />}
    </>
  )
}

function HealthTable({ metrics }: { metrics: Metrics | undefined }) {
  const latest = (name: string) => metrics?.services[name]?.slice(-12)
  const sum = (numbers: readonly number[] | undefined) =>
    numbers ? formatCount(numbers.reduce((total, number) => total + number, 0)) : '–'
  const slowest = (points: readonly ServicePoint[] = []) => {
    const servedPoints = points.filter(({ requests }) => requests > 0)
    return servedPoints.length > 0 ? formatMs(Math.max(...servedPoints.map(({ p95Ms }) => p95Ms))) : '–'
  }
  const figures: readonly Column<ServedService>[] = [
    {
      key: 'requests',
      title: 'Requests, last minute',
      isFigure: true,
      cell: ({ name }) => sum(latest(name)?.map(({ requests }) => requests)),
    },
    {
      key: 'errors',
      title: 'Errors',
      isFigure: true,
      cell: ({ name }) => sum(latest(name)?.map(({ errors }) => errors)),
    },
    {
      key: 'p95',
      title: 'Latency, p95',
      isFigure: true,
      cell: ({ name }) => slowest(latest(name)),
    },
  ]
  return (
    <section class="section">
      <h2>Services</h2>
      <Table
        caption="Status of the services"
        rows={services.value}
        rowKey={({ name }) => name}
        columns={[
          { key: 'title', title: 'Service', cell: ({ title }) => title },
          {
            key: 'ready',
            title: 'Health',
            cell: ({ ready }) => (
              <Status tone={ready ? 'good' : 'bad'}>{ready ? 'Ready' : 'Not ready'}</Status>
            ),
          },
          { key: 'url', title: 'Address', cell: ({ url }) => <code class="breaks">{url}</code> },
          // Also before the metrics arrive, so that the rows keep their height.
          ...(isSignedIn.value ? figures : []),
        ]}
      />
      <p class="small quiet after-table">
        For machines: <a href="/readyz">readiness</a>, <a href="/healthz">liveness</a>,{' '}
        <a href="/metrics">Prometheus metrics</a>.
      </p>
    </section>
  )
}

interface ServiceMetricsProps {
  title: string
  accent: number
  points: readonly ServicePoint[]
  /** Between two points. */
  seconds: number
}

function ServiceMetrics({ title, accent, points, seconds }: ServiceMetricsProps) {
  const times = points.map(({ atMs }) => atMs)
  const rate = (count: number) => `${(count / seconds).toFixed(1)}/s`
  const total = points.reduce((sum, { requests }) => sum + requests, 0)
  const errors = points.reduce((sum, { errors }) => sum + errors, 0)
  return (
    <section class="section" data-accent={accent}>
      <h2>{title}</h2>
      <p class="quiet figures">
        {total === 0
          ? 'No requests in the last ten minutes.'
          : `${formatCount(total)} ${total === 1 ? 'request' : 'requests'} in the last ten minutes; ${errors === 0 ? 'none' : formatCount(errors)} failed.`}
      </p>
      <div class="charts">
        <Chart
          title="Requests"
          times={times}
          atLeast={seconds}
          format={rate}
          series={[{ name: 'Requests', values: points.map(({ requests }) => requests) }]}
        />
        <Chart
          title="Latency"
          times={times}
          atLeast={10}
          format={formatMs}
          series={[
            { name: 'p50', values: points.map(({ p50Ms }) => p50Ms) },
            { name: 'p95', values: points.map(({ p95Ms }) => p95Ms) },
          ]}
        />
        <Chart
          title="Errors"
          times={times}
          atLeast={seconds}
          format={rate}
          series={[{ name: 'Errors', values: points.map(({ errors }) => errors) }]}
        />
        <Chart
          title="In flight"
          times={times}
          atLeast={5}
          format={String}
          series={[{ name: 'In flight', values: points.map(({ inFlight }) => inFlight) }]}
        />
      </div>
      <details class="figures-table">
        <summary>Metrics of {title} as a table</summary>
        <Table
          caption={`${title}, the last two minutes`}
          rows={points.slice(-24).reverse()}
          rowKey={({ atMs }) => atMs}
          columns={[
            { key: 'at', title: 'Time', cell: ({ atMs }) => <span class="figures">{formatTime(atMs)}</span> },
            { key: 'requests', title: 'Requests', isFigure: true, cell: ({ requests }) => requests },
            { key: 'errors', title: 'Errors', isFigure: true, cell: ({ errors }) => errors },
            { key: 'p50', title: 'p50', isFigure: true, cell: ({ p50Ms }) => formatMs(p50Ms) },
            { key: 'p95', title: 'p95', isFigure: true, cell: ({ p95Ms }) => formatMs(p95Ms) },
            { key: 'inFlight', title: 'In flight', isFigure: true, cell: ({ inFlight }) => inFlight },
          ]}
        />
      </details>
    </section>
  )
}

function ProcessMetrics({ metrics: { process } }: { metrics: Metrics }) {
  const times = process.map(({ atMs }) => atMs)
  const share = (value: number) => `${Math.round(value * 100)} %`
  return (
    <section class="section">
      <h2>Process</h2>
      <div class="charts">
        <Chart
          title="Memory"
          times={times}
          atLeast={1e8}
          format={formatBytes}
          series={[{ name: 'Memory', values: process.map(({ rssBytes }) => rssBytes) }]}
        />
        <Chart
          title="Processor"
          times={times}
          atLeast={1}
          format={share}
          series={[{ name: 'Processor', values: process.map(({ cpuShare }) => cpuShare) }]}
        />
      </div>
      <details class="figures-table">
        <summary>Metrics of the process as a table</summary>
        <Table
          caption="Process, the last two minutes"
          rows={process.slice(-24).reverse()}
          rowKey={({ atMs }) => atMs}
          columns={[
            { key: 'at', title: 'Time', cell: ({ atMs }) => <span class="figures">{formatTime(atMs)}</span> },
            { key: 'rss', title: 'Memory', isFigure: true, cell: ({ rssBytes }) => formatBytes(rssBytes) },
            { key: 'cpu', title: 'Processor', isFigure: true, cell: ({ cpuShare }) => share(cpuShare) },
          ]}
        />
      </details>
    </section>
  )
}
