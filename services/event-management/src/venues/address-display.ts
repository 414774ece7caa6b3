export interface Address {
  address_1: string | null
  address_2: string | null
  city: string | null
  region: string | null
  postal_code: string | null
  country: string | null
}

export interface AddressDisplay {
  /** The whole address in one line. */
  whole: string
  /** City and region. */
  area: string
  lines: string[]
}

/** Formats an address as customary in its country. */
export function displayAddress(address: Address): AddressDisplay {
  const { address_1, address_2, city, region } = address
  const street = [address_1, address_2].filter(isThere)
  const localities = localitiesOf(address).filter(isThere)
  const isBigFirst = bigFirst.has(address.country ?? '')
  return {
    whole: (isBigFirst ? [localities.join(' '), street.join(' ')] : [street.join(' '), localities.join(', ')])
      .filter(isThere)
      .join(', '),
    area: (isBigFirst ? [region, city] : [city, region]).filter(isThere).join(', '),
    lines: isBigFirst ? [localities.join(' '), ...street].filter(isThere) : [...street, ...localities],
  }
}

/** The lines below the street. */
function localitiesOf({ city, region, postal_code, country }: Address): string[] {
  const spaced = (...parts: (string | null)[]) => parts.filter(isThere).join(' ')
  const listed = (...parts: (string | null)[]) => parts.filter(isThere).join(', ')
  switch (country) {
    case null:
    case 'US':
    case 'CA':
    case 'IN':
    case 'PR':
    case 'PH':
      return [listed(city, spaced(region, postal_code))]
    case 'AU':
    case 'NZ':
      return [spaced(city, region, postal_code)]
    case 'GB':
    case 'IE':
    case 'ZA':
    case 'HK':
    case 'SG':
      return [city ?? '', country === 'IE' ? (region ?? '') : '', postal_code ?? '']
    case 'BR':
      return [listed([city, region].filter(isThere).join(' - '), postal_code)]
    case 'IT':
    case 'ES':
      return [spaced(postal_code, city, region && region !== city ? `(${region})` : null)]
    case 'MX':
    case 'AR':
    case 'CL':
    case 'CO':
      return [listed(spaced(postal_code, city), region)]
    default:
      return bigFirst.has(country) ? [spaced(postal_code, region, city)] : [spaced(postal_code, city)]
  }
}

/** Countries where addresses start with the largest unit. */
const bigFirst: ReadonlySet<string> = new Set(['JP', 'CN', 'KR', 'TW'])

const isThere = (text: string | null): text is string => text !== null && text !== ''
