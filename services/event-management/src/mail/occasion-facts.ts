import { speakSpan, speakZone } from '../calendar/spoken-times.ts'
import { placeLinesOf } from '../documents/order-tickets.ts'
import type { Occasion } from '../documents/store/occasions.ts'

export function occasionFacts(occasion: Occasion): (readonly [string, string])[] {
  const { startMs, endMs, zone, locale } = occasion
  return [
    ['When', `${speakSpan(startMs, endMs, zone, locale)}\n${speakZone(startMs, zone, locale)}`],
    ['Where', placeLinesOf(occasion).join('\n')],
  ]
}
