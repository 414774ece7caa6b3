import { createHmac, randomBytes } from 'node:crypto'

/** Randomness is injected, so tests can make it repeatable. */
export interface Ids {
  bytes(length: number): Buffer
  /** Returns an integer from 0 up to, but not including, `bound`. */
  below(bound: number): number
  /** Returns `length` letters and digits. */
  text(length: number): string
  uuid(): string
}

export const secureIds: Ids = createIds(randomBytes)

/** The same seed produces the same ids. Without knowing the seed, nobody can predict them. */
export function repeatableIds(seed: string | Buffer): Ids {
  let count = 0
  const block = () => createHmac('sha256', seed).update(String(count++)).digest()
  return createIds((length) => {
    const blocks = Array.from({ length: Math.ceil(length / 32) }, block)
    return Buffer.concat(blocks).subarray(0, length)
  })
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function createIds(bytes: (length: number) => Buffer): Ids {
  // 48 bits make the modulo bias negligible for any bound used here.
  const below = (bound: number) => bytes(6).readUIntBE(0, 6) % bound
  return {
    bytes,
    below,
    text(length) {
      const random = bytes(length * 6)
      return Array.from({ length }, (_, at) => alphabet[random.readUIntBE(at * 6, 6) % alphabet.length]).join(
        '',
      )
    },
    uuid() {
      const random = bytes(16)
      random[6] = ((random[6] ?? 0) & 0x0f) | 0x40
      random[8] = ((random[8] ?? 0) & 0x3f) | 0x80
      return random.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
