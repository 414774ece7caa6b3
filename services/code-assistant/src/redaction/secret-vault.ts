import { randomInt } from 'node:crypto'
import { findSecrets } from './secrets.ts'

const markerAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** Enough for all secrets of a body. A longer number would be restored as another secret. */
const digits = 7

export interface VaultContent {
  marker: string
  /** In the order of their placeholders. */
  secrets: readonly string[]
}

const newMarker = (): string =>
  `REDACTED_${Array.from({ length: 12 }, () => markerAlphabet[randomInt(markerAlphabet.length)]).join('')}_`

/**
 * The secrets of one request and their placeholders. Each request has its own random marker, so a text cannot contain
 * placeholders of its own.
 */
export class SecretVault {
  readonly #marker: string
  readonly #placeholder: RegExp
  readonly #secrets = new Map<string, string>()
  readonly #byPlaceholder = new Map<string, string>()

  constructor({ marker, secrets }: VaultContent = { marker: newMarker(), secrets: [] }) {
    this.#marker = marker
    this.#placeholder = new RegExp(`${marker}(\\d{${digits}})`, 'g')
    for (const secret of secrets) this.#placeholderOf(secret)
  }

  /** For another thread. */
  get content(): VaultContent {
    return { marker: this.#marker, secrets: [...this.#secrets.keys()] }
  }

  get size(): number {
    return this.#secrets.size
  }

  /** The same secret always has the same placeholder. */
  redact(text: string): string {
    let redacted = ''
    let copied = 0
    for (const { start, end } of findSecrets(text)) {
      redacted += text.slice(copied, start) + this.#placeholderOf(text.slice(start, end))
      copied = end
    }
    return copied === 0 ? text : redacted + text.slice(copied)
  }

  /** Inside of JSON text, secrets are escaped. */
  restore(text: string, isJson: boolean): string {
    return text.replaceAll(this.#placeholder, (placeholder) => {
      const secret = this.#byPlaceholder.get(placeholder)
      if (secret === undefined) return placeholder
      return isJson ? JSON.stringify(secret).slice(1, -1) : secret
    })
  }

  /** The length of the end of a text that may be the beginning of a placeholder. */
  pendingLength(text: string): number {
    const longest = Math.min(text.length, this.#marker.length + digits - 1)
    for (let length = longest; length > 0; length--) if (this.#isBeginning(text.slice(-length))) return length
    return 0
  }

  #isBeginning(text: string): boolean {
    return text.length <= this.#marker.length
      ? this.#marker.startsWith(text)
      : text.startsWith(this.#marker) && /^\d+$/.test(text.slice(this.#marker.length))
  }

  #placeholderOf(secret: string): string {
    const existing = this.#secrets.get(secret)
    if (existing !== undefined) return existing
    const placeholder = this.#marker + String(this.#secrets.size).padStart(digits, '0')
    this.#secrets.set(secret, placeholder)
    this.#byPlaceholder.set(placeholder, secret)
    return placeholder
  }
}
