import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
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

/** One line per time and topic, sorted. Lets other work go on, because an event may have many thousands of orders. */
export async function summarizeSales(
  units: readonly SoldUnits[],
  { facet, grouping, zone }: { facet: DateFacet; grouping: Grouping | undefined; zone: string },
): Promise<ReportLine[]> {
  const lines = new Map<string, Sums>()
  // Many units have the same time and costs, which take longer to read than to add.
  const dates = new Map<number, Sums['date']>()
  const costsByText = new Map<string, Costs>()
  for (const unit of units) {
    const busy = yieldIfBusy()
    if (busy) await busy
    const date = computeOnce(dates, unit.quarter, () =>
      startOf(
        facet,
        Temporal.Instant.fromEpochMilliseconds(unit.quarter * quarterMs).toZonedDateTimeISO(zone),
      ),
    )
    const costs = computeOnce(costsByText, unit.costs, () => decodeJson<Costs>(unit.costs))
    const topic = topicOf(grouping, unit)
    const key = `${date?.epochMilliseconds ?? ''} ${topic}`
    add(
      computeOnce(lines, key, () => newLine(date, topic, unit.currency)),
      unit,
      costs,
    )
  }
  return [...lines.values()]
    .sort(
      (a, b) =>
        (a.date?.epochMilliseconds ?? 0) - (b.date?.epochMilliseconds ?? 0) || (a.topic < b.topic ? -1 : 1),
    )
    .map(({ orderIds, ...line }) => ({ ...line, orders: orderIds.size }))
}

function computeOnce<Key, Value>(values: Map<Key, Value>, key: Key, compute: () => Value): Value {
  // A value of a key that the map has can be undefined.
  if (values.has(key)) return values.get(key) as Value
  const value = compute()
  values.set(key, value)
  return value
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

function add(line: Sums, { quantity, order_id }: SoldUnits, costs: Costs): void {
  const { gross, basePrice, serviceFee, paymentFee } = costs
  line.orderIds.add(order_id)
  line.gross += gross * quantity
  line.net += basePrice * quantity
  line.fees += (serviceFee + paymentFee) * quantity
  line.tickets += quantity
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
