import type { Country } from '../country.ts'
import { readPackageJson } from '../packages.ts'
import type { Problems } from '../problems.ts'
import { asOf } from '../release.ts'

export function checkMoney(countries: Country[], problems: Problems): void {
  const { region } = readPackageJson<CurrencyFile>('cldr-core', 'supplemental/currencyData.json').supplemental
    .currencyData
  const current = new Set(Object.values(region).flatMap(currentCodes))
  const names = new Map<string, string>()

  for (const { cca2, currencies } of countries) {
    const tender = new Set(tenderCodes(region[cca2] ?? []))
    for (const [code, { name }] of Object.entries(currencies)) {
      const elsewhere = names.get(code) ?? name
      names.set(code, elsewhere)
      if (elsewhere !== name) problems.add(`currencies: ${code} is called ${elsewhere} and ${name}`)
      if (/^\p{Lu}/u.test(name.split(' ').at(-1) ?? '')) {
        problems.add(`currencies: ${code} ${name} ends in a capitalised noun`)
      }
      if (!current.has(code)) problems.mismatch('currency-code', code, 'not a current ISO 4217 code')
      if (!tender.delete(code)) problems.mismatch('tender', `${cca2} ${code}`, 'not legal tender by CLDR')
    }
    for (const code of tender)
      problems.mismatch('tender', `${cca2} ${code}`, 'legal tender by CLDR, but missing')
  }
}

/** One entry per period: `{"EUR": {"_from": …, "_to": …, "_tender": "false"}}`. */
type Period = Record<string, { _from?: string; _to?: string; _tender?: string }>

interface CurrencyFile {
  supplemental: { currencyData: { region: Record<string, Period[]> } }
}

function currentCodes(periods: Period[]): string[] {
  return periods.flatMap((period) =>
    Object.entries(period)
      .filter(([, { _from = '', _to = '9999' }]) => _from <= asOf && asOf <= _to)
      .map(([code]) => code),
  )
}

function tenderCodes(periods: Period[]): string[] {
  return currentCodes(
    periods.filter((period) => Object.values(period).every(({ _tender }) => _tender !== 'false')),
  )
}
