import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceS = 300

/**
 * Verifies the signature and its age, against replays. @see https://docs.stripe.com/webhooks#verify-manually
 */
export function isSignedByStripe(body: Buffer, header: string, secret: string, nowMs: number): boolean {
  const parts = header.split(',').map((part) => part.split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowMs / 1000 - Number(time)) > toleranceS) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return parts.some(([name, value = '']) => {
    const actual = Buffer.from(value, 'hex')
    return name === 'v1' && actual.length === expected.length && timingSafeEqual(actual, expected)
  })
}
