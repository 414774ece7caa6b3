import type { Programme } from './programme.ts'
import { programmes } from './programmes/all.ts'
import { type SampleVenue, venues } from './venues.ts'

/** A slot of the sample calendar. When its event has ended, the next one replaces it. */
export interface Slot {
  slot: number
  /** The number of earlier events in the slot. */
  turn: number
}

export interface Occurrence extends Slot {
  name: string
  programme: Programme
  venue: SampleVenue
  startLocal: string
  endLocal: string
  startMs: number
  endMs: number
  /** The index of its series. */
  series: number | undefined
}

/** Weekly events at one venue. */
const series = [
  'Harbour Lights Jazz',
  'Science over Soup',
  'Speaking in Tongues: Language Tables',
  'Repair Café',
  'Vinyl Breakfast',
]
const datesOfSeries = 8
const singles = 260

export const slots: readonly number[] = Array.from(
  { length: singles + series.length * datesOfSeries },
  (_, slot) => slot,
)

/** The first occurrence that is not over. */
export function nextOccurrence(slot: number, nowMs: number): Occurrence {
  const days = slot < singles ? yearDays : datesOfSeries * 7
  let turn = Math.max(0, Math.floor((nowMs - firstDayMs) / (days * dayMs)) - 2)
  for (;;) {
    const occurrence = occurrenceOf({ slot, turn })
    if (occurrence.endMs > nowMs) return occurrence
    turn += 1
  }
}

/** A Monday. Sample years have whole weeks, so that weekdays stay the same. */
const firstDay = Temporal.PlainDate.from('2026-01-05')
const firstDayMs = Date.UTC(2026, 0, 5)
const yearDays = 364
const dayMs = 86_400_000

function occurrenceOf({ slot, turn }: Slot): Occurrence {
  return slot < singles ? singleOf({ slot, turn }) : dateOfSeries({ slot, turn })
}

function singleOf({ slot, turn }: Slot): Occurrence {
  const programme = selected(programmes, slot * 7 + turn * 11)
  const venue = venueFor(programme, slot * 5)
  const day = firstDay.add({ days: Math.floor((slot * yearDays) / singles) + turn * yearDays })
  const date = day.add({ days: daysUntil(programme.days, day.dayOfWeek, slot) })
  return occurrenceAt({ slot, turn }, programme, venue, date)
}

function dateOfSeries({ slot, turn }: Slot): Occurrence {
  const [number, week] = [Math.floor((slot - singles) / datesOfSeries), (slot - singles) % datesOfSeries]
  const programme = programmes.find(({ name }) => name === series[number]) ?? selected(programmes, number)
  const venue = selected(venues, number * 3)
  const days = (week + turn * datesOfSeries) * 7
  const date = firstDay.add({ days: days + (programme.days === 'weekend' ? 5 : number % 4) })
  return { ...occurrenceAt({ slot, turn }, programme, venue, date), series: number }
}

function occurrenceAt(
  slot: Slot,
  programme: Programme,
  venue: SampleVenue,
  date: Temporal.PlainDate,
): Occurrence {
  const start = date.toZonedDateTime({ timeZone: venue.zone, plainTime: programme.startsAt })
  const end = start.add({ minutes: programme.hours * 60 })
  const local = (moment: Temporal.ZonedDateTime) =>
    moment.toPlainDateTime().toString({ smallestUnit: 'second' })
  return {
    ...slot,
    name: programme.name,
    programme,
    venue,
    series: undefined,
    startLocal: local(start),
    endLocal: local(end),
    startMs: start.epochMilliseconds,
    endMs: end.epochMilliseconds,
  }
}

/** Large events get large venues. */
function venueFor({ capacity: minCapacity }: Programme, choice: number): SampleVenue {
  const fitting = venues.filter(({ capacity }) => capacity >= minCapacity)
  return selected(fitting.length > 0 ? fitting : venues.filter(({ capacity }) => capacity > 1_000), choice)
}

function daysUntil(days: Programme['days'], dayOfWeek: number, slot: number): number {
  const requested = { evening: [2, 3, 4, 5], daytime: [1, 2, 3, 4], weekend: [5, 6, 7] }[days]
  return (selected(requested, slot) - dayOfWeek + 7) % 7
}

function selected<Item>(items: readonly Item[], number: number): Item {
  // The list is not empty.
  return items[number % items.length] as Item
}
