export interface Argon2Cost {
  memoryKiB: number
  passes: number
  lanes: number
}

export interface Argon2Hash {
  cost: Argon2Cost
  salt: Buffer
  tag: Buffer
}

const shape =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

// Limits the memory and time that a damaged or malicious row can consume.
const maxCost: Argon2Cost = { memoryKiB: 2 ** 20, passes: 16, lanes: 16 }

/** The PHC string format: https://github.com/P-H-C/phc-string-format/blob/master/phc-sf-spec.md */
export function formatHash({ cost, salt, tag }: Argon2Hash): string {
  const parameters = `m=${cost.memoryKiB},t=${cost.passes},p=${cost.lanes}`
  return `$argon2id$v=19$${parameters}$${toBase64(salt)}$${toBase64(tag)}`
}

export function parseHash(text: string): Argon2Hash | undefined {
  const [, memory, passes, lanes, salt, tag] = shape.exec(text) ?? []
  if (salt === undefined || tag === undefined) return undefined
  const cost = { memoryKiB: Number(memory), passes: Number(passes), lanes: Number(lanes) }
  if (!isWithinMaxCost(cost)) return undefined
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

function isWithinMaxCost({ memoryKiB, passes, lanes }: Argon2Cost): boolean {
  return (
    lanes >= 1 &&
    lanes <= maxCost.lanes &&
    passes >= 1 &&
    passes <= maxCost.passes &&
    memoryKiB >= 8 * lanes &&
    memoryKiB <= maxCost.memoryKiB
  )
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
