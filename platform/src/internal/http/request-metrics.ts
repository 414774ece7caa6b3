import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Histogram, Metrics } from '../../metrics.ts'

export interface OpenRequest {
  request: FastifyRequest
  startMs: number
}

export interface RequestMetrics {
  /** The requests in progress. */
  open: Set<OpenRequest>
  begin(request: FastifyRequest, reply: FastifyReply): void
}

const durationBucketsS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Other methods share one label, so that clients cannot create arbitrary time series. */
const namedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Status label for requests whose client disconnected, as in nginx. */
const clientClosedRequest = 499

export function requestSeries(metrics: Metrics, labels: Record<string, string | number>): Histogram {
  return metrics.histogram('octavo_request_seconds', 'Request duration.', labels, durationBucketsS)
}

export function createRequestMetrics(service: string, metrics: Metrics): RequestMetrics {
  /** Keyed by the route's config, which is the same object in all its requests, then by method and status. */
  const seriesByRoute = new WeakMap<object, Map<string, Map<number, Histogram>>>()
  const open = new Set<OpenRequest>()
  metrics.gauge('octavo_requests_in_flight', 'Requests in progress.', () => open.size, { service })

  function seriesOf({ method, routeOptions: { config } }: FastifyRequest, status: number): Histogram {
    const existing = seriesByRoute.get(config)?.get(method)?.get(status)
    if (existing) return existing
    const labels = {
      service,
      method: namedMethods.has(method) ? method : 'other',
      route: config.url ?? 'unmatched',
      status,
    }
    const series = requestSeries(metrics, labels)
    const byMethod = seriesByRoute.get(config) ?? new Map<string, Map<number, Histogram>>()
    const byStatus = byMethod.get(method) ?? new Map<number, Histogram>()
    seriesByRoute.set(config, byMethod.set(method, byStatus.set(status, series)))
    return series
  }

  return {
    open,
    begin(request, { raw }) {
      const startMs = performance.now()
      const opened: OpenRequest = { request, startMs }
      open.add(opened)
      // Unlike `finish`, `close` is also emitted when the client disconnects.
      raw.on('close', () => {
        open.delete(opened)
        const status = raw.writableFinished ? raw.statusCode : clientClosedRequest
        seriesOf(request, status).observe((performance.now() - startMs) / 1000)
      })
    },
  }
}
