import type { BaseCountry, Currency } from './country.ts'
import type { Facts } from './facts.ts'
import type { Problems } from './problems.ts'

/** Unifies the names of each currency, in place. */
export function nameCurrencies(
  countries: BaseCountry[],
  catalogue: Facts['currencies'],
  problems: Problems,
): void {
  const idle = new Set(Object.keys(catalogue))
  for (const { currencies } of countries) {
    for (const [code, currency] of Object.entries(currencies)) {
      const entry = catalogue[code]
      if (entry === undefined) continue
      const named: Currency = { name: entry.name ?? currency.name, symbol: entry.symbol ?? currency.symbol }
      if (named.name !== currency.name || named.symbol !== currency.symbol) idle.delete(code)
      currencies[code] = named
    }
  }
  for (const code of idle) problems.add(`currencies.json: ${code}: changes nothing`)
}
