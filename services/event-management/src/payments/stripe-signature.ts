import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceS = 300

/**
 * Whether Stripe has signed these bytes, and not long ago: what somebody has recorded is of no use later.
 * @see https://docs.stripe.com/webhooks#verify-manually
 */
export function isSignedByStripe(body: Buffer, header: string, secret: string, nowMs: number): boolean {
  const parts = header.split(',').map((part) => part.split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowMs / 1000 - Number(time)) > toleranceS) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex')
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
