import type { EventExpansions, Scope } from '../context.ts'
import type { EventRow } from '../events/store/events.ts'
import type { Expansion } from '../wire/expansions.ts'
import { readAvailabilityOf, readPriceRanges } from './availability.ts'
import { loadTicketClasses } from './load-ticket-classes.ts'
import { presentInventoryInfo, presentSalesStatus, presentTicketAvailability } from './present/event-sales.ts'
import { readTexts } from './said-texts.ts'
import { readStocks } from './stock.ts'

type EventExpansion = Expansion<EventRow, Scope>

const availability: EventExpansion = async (events, { db, nowMs }) => {
  const [availabilities, prices] = await Promise.all([
    readAvailabilityOf(db, events, nowMs),
    readPriceRanges(
      db,
      events.map(({ id }) => id),
    ),
  ])
  return (event) => {
    const [own, price] = [availabilities.get(event.id), prices.get(event.id)]
    return own && price ? presentTicketAvailability(event, own, price) : null
  }
}

const salesStatus: EventExpansion = async (events, { db, nowMs }) => {
  const [availabilities, texts] = await Promise.all([
    readAvailabilityOf(db, events, nowMs),
    readTexts(db, events),
  ])
  return (event) => {
    const [own, textOf] = [availabilities.get(event.id), texts.get(event.id)]
    return own && textOf ? presentSalesStatus(event, own, textOf) : null
  }
}

const inventoryInfo: EventExpansion = async (events, { db }) => {
  const stocks = await readStocks(db, events)
  return ({ id }) => {
    const stock = stocks.get(id)
    return stock ? presentInventoryInfo(stock) : null
  }
}

export const ticketExpansions: EventExpansions = {
  ticket_classes: loadTicketClasses,
  ticket_availability: availability,
  event_sales_status: salesStatus,
  basic_inventory_info: inventoryInfo,
}
