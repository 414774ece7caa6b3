import { feature } from '@rapideditor/country-coder'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js'
import type { Country } from '../country.ts'
import type { Problems } from '../problems.ts'

export function checkCallingCodes(countries: Country[], problems: Problems): void {
  for (const { cca2, idd } of countries) {
    const expected = isSupportedCountry(cca2) ? getCountryCallingCode(cca2) : callingCodeByOutline(cca2)
    const { root, suffixes = [] } = idd
    if (root === undefined) {
      if (expected !== undefined) problems.mismatch('idd', cca2, `missing; +${expected} elsewhere`)
      continue
    }
    if (!/^\+\d$/.test(root) || suffixes.length === 0) {
      problems.add(`idd: ${cca2}: the root is + and one digit, followed by at least one suffix`)
    }
    for (const suffix of suffixes) {
      const code = root + suffix
      if (expected !== undefined && !code.startsWith(`+${expected}`)) {
        problems.mismatch('idd', `${cca2} ${code}`, `+${expected} elsewhere`)
      }
    }
  }
}

export function checkDomains(countries: Country[], problems: Problems): void {
  for (const { cca2, tld } of countries) {
    const expected = feature(cca2)?.properties.ccTLD
    if (expected !== undefined && !tld.includes(expected)) {
      problems.mismatch('tld', `${cca2} ${expected}`, 'in country-coder, but missing')
    }
  }
}

/** Fallback for territories without their own numbering plan. */
function callingCodeByOutline(cca2: string): string | undefined {
  const codes = feature(cca2)?.properties.callingCodes ?? []
  return codes.length === 1 ? codes[0]?.split(' ')[0] : undefined
}
