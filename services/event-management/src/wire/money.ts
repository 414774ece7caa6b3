import { type Static, Type } from 'typebox'

/** Whole minor units of an ISO 4217 currency. */
export const Money = Type.Object(
  {
    currency: Type.String(),
    value: Type.Integer(),
    major_value: Type.String(),
    display: Type.String(),
  },
  { title: 'Money' },
)

/** `"USD,4500"`, or the object's fields. Derived fields that clients send back are ignored. */
export const MoneyInput = Type.Union([
  Type.String({ pattern: '^[A-Z]{3},\\d{1,15}$' }),
  Type.Object(
    {
      currency: Type.String({ pattern: '^[A-Z]{3}$' }),
      value: Type.Integer({ minimum: 0, maximum: 999_999_999_999_999 }),
      major_value: Type.Optional(Type.Unknown()),
      display: Type.Optional(Type.Unknown()),
    },
    { additionalProperties: false },
  ),
])

export interface MoneyAmount {
  currency: string
  value: number
}

export function readMoney(input: Static<typeof MoneyInput>): MoneyAmount {
  if (typeof input !== 'string') return { currency: input.currency, value: input.value }
  const [currency = '', value] = input.split(',')
  return { currency, value: Number(value) }
}

export function presentMoney(value: number, currency: string): Static<typeof Money> {
  const major = majorOf(value, exponentOf(currency))
  return { currency, value, major_value: major, display: displayOf(major, currency) }
}

const exponents: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
  ...'CLF UYW'.split(' ').map((code) => [code, 4]),
])

/** ISO 4217's number of decimals, which differs from ICU's. */
export function exponentOf(currency: string): number {
  return exponents[currency] ?? 2
}

/** Cards are charged in multiples of this many minor units. @see https://docs.stripe.com/currencies */
export function chargeStepOf(currency: string): number {
  if (currency === 'MGA') return 100
  return exponentOf(currency) === 3 ? 10 : 1
}

const currencies = new Set(Intl.supportedValuesOf('currency'))

export function isCurrency(code: string): boolean {
  return currencies.has(code)
}

function majorOf(value: number, exponent: number): string {
  const digits = String(Math.abs(value)).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const sign = value < 0 ? '-' : ''
  return exponent ? `${sign}${whole}.${digits.slice(-exponent)}` : `${sign}${whole}`
}

/** `$5.62` for common currency symbols, otherwise `5.62 CHF`. */
function displayOf(major: string, currency: string): string {
  const sign = signOf(currency)
  const [whole = '', decimals] = major.replace('-', '').split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const amount = decimals === undefined ? grouped : `${grouped}.${decimals}`
  const minus = major.startsWith('-') ? '-' : ''
  return sign === undefined ? `${minus}${amount} ${currency}` : `${minus}${sign}${amount}`
}

function signOf(currency: string): string | undefined {
  if (!isCurrency(currency)) return undefined
  let sign = signs.get(currency)
  if (sign === undefined) {
    const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0)
    sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
    signs.set(currency, sign)
  }
  return sign === currency ? undefined : sign
}

const signs = new Map<string, string>()
