import type { RequestedTickets, TicketRequest } from '../orders/ticket-request.ts'
import { exponentOf } from '../wire/money.ts'
import type { FormValues } from './form-values.ts'

/** Reads the chosen tickets, and the raw values to show them in the form again. */
export function readChoice(
  values: FormValues,
  currency: string,
): { ticketRequest: TicketRequest; chosen: Record<string, string> } {
  const chosen: Record<string, string> = {}
  const tickets: RequestedTickets[] = []
  for (const name of values.names()) {
    const [, kind, variantId] = /^(ticket|amount)_(T\d{1,15}(?:-D\d{1,15})?)$/.exec(name) ?? []
    if (variantId === undefined) continue
    const value = values.one(name)
    chosen[variantId] = value
    const donation = kind === 'amount' ? readAmount(value, currency) : undefined
    const quantity = kind === 'amount' ? Number(donation !== undefined) : readCount(value)
    if (quantity > 0) tickets.push({ variantId, quantity, donation })
  }
  const code = values.one('code') || undefined
  return { ticketRequest: { tickets, code, affiliate: values.one('affiliate') || undefined }, chosen }
}

function readCount(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0
}

/** Accepts a decimal point or comma. Returns undefined if the text is not an amount. */
function readAmount(text: string, currency: string): number | undefined {
  const exponent = exponentOf(currency)
  const [, whole, decimals = ''] = /^(\d{1,9})(?:[.,](\d{1,4}))?$/.exec(text) ?? []
  if (whole === undefined || decimals.length > exponent) return undefined
  const amount = Number(whole + decimals.padEnd(exponent, '0'))
  return amount > 0 ? amount : undefined
}
