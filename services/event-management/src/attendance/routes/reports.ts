import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { may, mayInNamed } from '../../access/needs.ts'
import { requirePermission } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import { isZone } from '../../calendar/wall-time.ts'
import type { Context } from '../../context.ts'
import { argumentsError, notFound, problem } from '../../errors.ts'
import { statusOf } from '../../events/status.ts'
import { type EventRow, listEventsById } from '../../events/store/events.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { presentId, readId } from '../../wire/ids.ts'
import { exponentOf } from '../../wire/money.ts'
import { OrganizationPath } from '../../wire/path-ids.ts'
import { readUtc } from '../../wire/times.ts'
import { type DateFacet, type Grouping, type ReportLine, summarizeSales } from '../reports.ts'
import { AttendeeReport, ReportQuery, SalesReport } from '../schema/reports.ts'
import { soldUnits } from '../store/report-rows.ts'

type Query = Static<typeof ReportQuery>

const tags = ['reports']
const maxEvents = 100

export const reportRoutes =
  (context: Context): Routes =>
  (app) => {
    for (const [kind, schema, present] of reports) {
      const summary = kind === 'sales' ? 'Get a sales report' : 'Get an attendee report'
      const of = { summary, tags, querystring: ReportQuery, response: { 200: schema, ...mayFail } }

      app.get(
        `/reports/${kind}/`,
        { config: { needs: mayInNamed('read_reports') }, schema: { operationId: `reports/${kind}`, ...of } },
        async (request) => report(request, request.query, present),
      )

      app.get(
        `/organizations/:organization_id/reports/${kind}/`,
        {
          config: { needs: may('read_reports', 'organization') },
          schema: { operationId: `reports/${kind}-by-organization`, ...of, params: OrganizationPath },
        },
        async (request) => {
          const id = readId(request.params.organization_id, 'organization')
          return report(request, request.query, present, id)
        },
      )
    }

    async function report(
      request: FastifyRequest,
      query: Query,
      present: (line: ReportLine) => object,
      organizationId?: number,
    ) {
      const events = await readEvents(request, query, organizationId)
      const zone = query.timezone ?? events[0]?.zone ?? 'UTC'
      if (!isZone(zone)) throw argumentsError({ timezone: ['INVALID'] })
      if (new Set(events.map(({ currency }) => currency)).size > 1 && !query.group_by?.includes('currency'))
        throw problem('CURRENCY_MISMATCH')
      const eventIds = events.map(({ id }) => id)
      const range = {
        eventIds,
        fromMs: moment(query, 'start_date', 0),
        toMs: moment(query, 'end_date', endOfTimeMs),
      }
      const units = eventIds.length > 0 ? await context.db.long(soldUnits(context.db.read, range)) : []
      // The schema has checked both with wider types.
      const by = {
        facet: (query.date_facet ?? 'day') as DateFacet,
        grouping: query.group_by as Grouping | undefined,
        zone,
      }
      const lines = await summarizeSales(units, by)
      return {
        timezone: zone,
        event_ids: eventIds.map((id) => presentId(id)),
        data: lines.map((line) => ({
          ...(line.date && {
            date: line.date.toInstant().toString(),
            date_localized: line.date.toPlainDateTime().toString({ smallestUnit: 'second' }),
          }),
          topics: line.topic ? [line.topic] : [],
          totals: present(line),
        })),
      }
    }

    async function readEvents(
      request: FastifyRequest,
      query: Query,
      organizationId?: number,
    ): Promise<EventRow[]> {
      const { viewer, nowMs } = scopeOf(context, request)
      const ids = (query.event_ids ?? '').split(',').filter(Boolean)
      if (ids.length === 0) throw argumentsError({ event_ids: ['MISSING'] })
      if (ids.length > maxEvents) throw argumentsError({ event_ids: ['INVALID'] })
      const events = await listEventsById(
        context.db.read,
        ids.map((id) => readId(id.trim(), 'event')),
      )
      // Missing events and events of other organizations give the same error.
      if (events.size < new Set(ids.map((id) => Number(id))).size) throw notFound('event')
      for (const { organization_id } of events.values()) {
        if (organizationId !== undefined && organization_id !== organizationId) throw notFound('event')
        await requirePermission(context.db.read, viewer, organization_id, 'event')
      }
      return [...events.values()].filter((event) => isRequested(event, query.event_status, nowMs))
    }
  }

const endOfTimeMs = 8_640_000_000_000_000

const reports = [
  ['sales', SalesReport, presentSales] as const,
  [
    'attendees',
    AttendeeReport,
    ({ tickets, orders }: ReportLine) => ({ num_attendees: tickets, num_orders: orders }),
  ] as const,
] as const

function presentSales({ currency, gross, net, fees, tickets }: ReportLine) {
  const major = (minor: number) => minor / 10 ** exponentOf(currency)
  return { currency, gross: major(gross), net: major(net), fees: major(fees), royalty: 0, quantity: tickets }
}

function moment(query: Query, name: 'start_date' | 'end_date', otherwise: number): number {
  const text = query[name]
  if (text === undefined) return otherwise
  const ms = readUtc(text)
  if (ms === undefined) throw argumentsError({ [name]: ['INVALID'] })
  return ms
}

function isRequested(event: EventRow, requested: Query['event_status'], nowMs: number): boolean {
  if (requested === undefined || requested === 'all') return true
  const status = statusOf(event, nowMs)
  return requested === 'live'
    ? status === 'live' || status === 'started'
    : status === 'ended' || status === 'completed'
}
