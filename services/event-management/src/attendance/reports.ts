import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Costs } from '../tickets/pricing/pricing.ts'
import { quarterMs, type SoldUnits } from './store/report-rows.ts'

export const dateFacets = ['fifteen', 'hour', 'day', 'event_day', 'week', 'month', 'year', 'none'] as const
export type DateFacet = (typeof dateFacets)[number]

export const groupings = [
  'event',
  'ticket',
  'event_ticket',
  'currency',
  'event_currency',
  'payment_method',
] as const
export type Grouping = (typeof groupings)[number]

export interface ReportLine {
  /** In the zone of the report. Undefined for totals over all times. */
  date: Temporal.ZonedDateTime | undefined
  topic: string
  currency: string
  gross: number
  net: number
  fees: number
  tickets: number
  orders: number
}

interface Sums extends ReportLine {
  orderIds: Set<number>
}

/** One line per time and topic, sorted. */
export function summarizeSales(
  units: readonly SoldUnits[],
  { facet, grouping, zone }: { facet: DateFacet; grouping: Grouping | undefined; zone: string },
): ReportLine[] {
  const lines = new Map<string, Sums>()
  for (const unit of units) {
    const date = startOf(
      facet,
      Temporal.Instant.fromEpochMilliseconds(unit.quarter * quarterMs).toZonedDateTimeISO(zone),
    )
    const topic = topicOf(grouping, unit)
    const key = `${date?.epochMilliseconds ?? ''} ${topic}`
    const line = lines.get(key) ?? newLine(date, topic, unit.currency)
    lines.set(key, add(line, unit))
  }
  return [...lines.values()]
    .sort(
      (a, b) =>
        (a.date?.epochMilliseconds ?? 0) - (b.date?.epochMilliseconds ?? 0) || (a.topic < b.topic ? -1 : 1),
    )
    .map(({ orderIds, ...line }) => ({ ...line, orders: orderIds.size }))
}

const newLine = (date: Sums['date'], topic: string, currency: string): Sums => ({
  date,
  topic,
  currency,
  gross: 0,
  net: 0,
  fees: 0,
  tickets: 0,
  orders: 0,
  orderIds: new Set(),
})

function add(line: Sums, { costs, quantity, order_id }: SoldUnits): Sums {
  const { gross, basePrice, serviceFee, paymentFee } = decodeJson<Costs>(costs)
  line.orderIds.add(order_id)
  return {
    ...line,
    gross: line.gross + gross * quantity,
    net: line.net + basePrice * quantity,
    fees: line.fees + (serviceFee + paymentFee) * quantity,
    tickets: line.tickets + quantity,
  }
}

/** Weeks are named by the Sunday that ends them. */
function startOf(facet: DateFacet, time: Temporal.ZonedDateTime): Temporal.ZonedDateTime | undefined {
  switch (facet) {
    case 'none':
      return undefined
    case 'fifteen':
      return time
    case 'hour':
      return time.round({ smallestUnit: 'hour', roundingMode: 'floor' })
    case 'week':
      return time.startOfDay().add({ days: 7 - time.dayOfWeek })
    case 'month':
      return time.with({ day: 1 }).startOfDay()
    case 'year':
      return time.with({ month: 1, day: 1 }).startOfDay()
    default:
      return time.startOfDay()
  }
}

function topicOf(grouping: Grouping | undefined, unit: SoldUnits): string {
  const { event_id, ticket_class_id, ticket_class_name, currency, payment_method } = unit
  switch (grouping) {
    case 'event':
      return String(event_id)
    case 'ticket':
      return ticket_class_name
    case 'event_ticket':
      return String(ticket_class_id)
    case 'currency':
    case 'event_currency':
      return currency
    case 'payment_method':
      return payment_method ?? ''
    default:
      return ''
  }
}
