import type { Programme } from './programme.ts'

export interface SampleTicket {
  name: string
  description?: string
  /** Minor units. */
  cost: number | null
  isDonation?: boolean
  capacity: number | null
  maximum?: number
  /** Sales end this many days before the event. */
  endsDaysBefore?: number
  includesFee?: boolean
}

/** Minor units per euro, and the rounding of prices. */
const currencies = new Map<string, readonly [perEuro: number, roundTo: number]>(
  Object.entries({
    EUR: [100, 50],
    GBP: [85, 50],
    USD: [108, 100],
    CAD: [145, 100],
    AUD: [160, 100],
    JPY: [150, 100],
    BRL: [520, 500],
    ZAR: [1_900, 1_000],
    SEK: [1_120, 500],
    INR: [3_000, 1_000],
    MXN: [1_600, 1_000],
  }),
)

export function ticketsOf(programme: Programme, currency: string): SampleTicket[] {
  const { tickets, price = 0, capacity } = programme
  const cost = (share = 1) => costIn(currency, price * share)
  switch (tickets) {
    case 'free':
      return [{ name: 'Free entry', cost: 0, capacity, maximum: 6 }]
    case 'donation':
      return [
        { name: 'Seat', cost: 0, capacity, maximum: 4 },
        {
          name: 'Seat with a donation',
          description: 'Any amount helps to keep the doors open for everybody.',
          cost: null,
          isDonation: true,
          capacity,
          maximum: 4,
        },
      ]
    case 'paid':
      return [
        { name: 'Admission', cost: cost(), capacity, maximum: 10 },
        {
          name: 'Reduced',
          description: 'For students, pensioners and people without work. Nobody asks for proof.',
          cost: cost(0.6),
          capacity: Math.ceil(capacity / 4),
          maximum: 4,
        },
      ]
    case 'early':
      return [
        {
          name: 'Early bird',
          description: 'For those who know what they will do three weeks ahead.',
          cost: cost(0.75),
          capacity: Math.ceil(capacity / 3),
          maximum: 4,
          endsDaysBefore: 21,
        },
        { name: 'Regular', cost: cost(), capacity, maximum: 10 },
      ]
    case 'tiers':
      return [
        { name: 'Front rows', cost: cost(1.6), capacity: Math.ceil(capacity / 5), maximum: 6 },
        { name: 'Middle', cost: cost(), capacity: Math.ceil(capacity / 2), maximum: 10 },
        { name: 'Back, with a good view', cost: cost(0.6), capacity, maximum: 10 },
      ]
    case 'seats': {
      const [front, middle] = [Math.ceil(capacity / 5), Math.ceil(capacity / 2)]
      return [
        { name: 'Stalls, front', cost: cost(1.6), capacity: front, maximum: 6 },
        { name: 'Stalls', cost: cost(), capacity: middle, maximum: 10 },
        { name: 'Balcony', cost: cost(0.6), capacity: capacity - front - middle, maximum: 10 },
      ]
    }
    case 'workshop':
      return [
        {
          name: 'Place',
          description: 'Material is included.',
          cost: cost(),
          capacity,
          maximum: 2,
          includesFee: true,
        },
      ]
    case 'members':
      return [
        { name: 'Adults', cost: cost(), capacity, maximum: 10 },
        { name: 'Children under fourteen', cost: 0, capacity, maximum: 6 },
        {
          name: 'Family',
          description: 'Two adults and all of their children.',
          cost: cost(1.8),
          capacity: null,
          maximum: 3,
        },
      ]
  }
}

function costIn(currency: string, euros: number): number {
  const [perEuro, roundTo] = currencies.get(currency) ?? [100, 50]
  return Math.max(roundTo, Math.round((euros * perEuro) / roundTo) * roundTo)
}
