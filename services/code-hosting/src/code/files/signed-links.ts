import { createHmac, timingSafeEqual } from 'node:crypto'
import { getOrCreateSecret } from '@octavo/platform/data/service-secrets.ts'
import type { Context } from '../../context.ts'

/** Short-lived signed URLs, for browsers and downloaders without a token. */
export interface SignedLinks {
  open(): Promise<LinkSigner>
}

export interface LinkSigner {
  /** Tokens of the same period are equal, so that URLs can be cached. */
  sign(what: string): string
  isSigned(what: string, token: string): boolean
  /** Changes when tokens do. */
  readonly period: number
}

/** A token is valid for one to two periods. */
const periodMs = 5 * 60_000

export function createSignedLinks({ db, clock, ids }: Pick<Context, 'db' | 'clock' | 'ids'>): SignedLinks {
  let secret: Promise<string> | undefined

  function readSecret(): Promise<string> {
    if (secret) return secret
    const reading = getOrCreateSecret(db, 'links', ids.text(43))
    reading.catch(() => {
      secret = undefined
    })
    secret = reading
    return reading
  }

  return {
    async open() {
      const key = await readSecret()
      const period = Math.ceil(clock.now() / periodMs)
      const tokenOf = (what: string, ends: number) =>
        `${ends.toString(36)}.${createHmac('sha256', key).update(`${ends}\n${what}`).digest('base64url')}`
      return {
        period,
        sign: (what) => tokenOf(what, period + 1),
        isSigned(what, token) {
          const ends = Number.parseInt(token.split('.', 1)[0] ?? '', 36)
          if (!(ends >= period && ends <= period + 1)) return false
          return isSame(tokenOf(what, ends), token)
        },
      }
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
