export interface Delivery {
  secret: string
  /** The exact bytes received, not a re-serialized object. */
  body: string | Uint8Array | ArrayBuffer
  /** The value of the signature header, `sha256=` and 64 hexadecimal digits. */
  signature: string | null | undefined
}

/** Verifies that a delivery was signed with the secret. Returns false for any invalid input. */
export async function verifySignature({ secret, body, signature }: Delivery): Promise<boolean> {
  const digits = typeof signature === 'string' && /^sha256=([0-9a-f]{64})$/i.exec(signature)?.[1]
  const bytes = toBytes(body)
  // An empty secret would let anyone sign.
  if (!digits || !bytes || typeof secret !== 'string' || secret === '') return false
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['verify'])
  // Compares in constant time.
  return crypto.subtle.verify(algorithm, key, fromHex(digits), bytes)
}

function toBytes(body: unknown): Uint8Array<ArrayBuffer> | undefined {
  if (typeof body === 'string') return encode(body)
  if (!(body instanceof ArrayBuffer || body instanceof Uint8Array)) return undefined
  try {
    return new Uint8Array(body)
  } catch {
    // The buffer is detached.
    return undefined
  }
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text))
}

function fromHex(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
