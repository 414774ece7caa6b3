import { createHash } from 'node:crypto'

/** The parts of an OpenPGP public key that the API shows. Signatures are not verified. */
export interface GpgKey {
  keyId: string
  /** Base64 of the key packet. */
  publicKey: string
  createdAtMs: number
  expiresAtMs: number | null
  emails: string[]
  flags: number
  subkeys: Omit<GpgKey, 'emails' | 'subkeys'>[]
}

export const keyFlags = { certify: 1, sign: 2, encryptComms: 4, encryptStorage: 8 }

const maxKeyLength = 200_000
const tags = { signature: 2, publicKey: 6, userId: 13, subkey: 14 }

/** RFC 9580. Undefined for anything but one armored public key of version 4. */
export function readGpgKey(text: string): GpgKey | undefined {
  const armor =
    /-----BEGIN PGP PUBLIC KEY BLOCK-----\r?\n(?:[^\r\n:]+: [^\r\n]*\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+?)\r?\n(?:=[A-Za-z0-9+/]{4}\r?\n)?-----END PGP PUBLIC KEY BLOCK-----/
  const base64 = text.length > maxKeyLength ? undefined : armor.exec(text)?.[1]
  if (base64 === undefined) return undefined
  const packets = readPackets(Buffer.from(base64, 'base64'))
  const [first] = packets
  const key = first?.tag === tags.publicKey ? readKeyPacket(first.body) : undefined
  if (!key) return undefined
  const emails = new Set<string>()
  const primary: GpgKey = { ...key, emails: [], subkeys: [] }
  let current: Omit<GpgKey, 'emails' | 'subkeys'> = primary
  for (const { tag, body } of packets.slice(1)) {
    if (tag === tags.publicKey) return undefined
    if (tag === tags.userId) {
      const email = /<([^<>\s@]+@[^<>\s]+)>\s*$/.exec(body.toString('utf8'))?.[1]
      if (email) emails.add(email)
    }
    const subkey = tag === tags.subkey ? readKeyPacket(body) : undefined
    if (subkey) {
      primary.subkeys.push(subkey)
      current = subkey
    }
    if (tag === tags.signature) applySignature(current, body)
  }
  return { ...primary, emails: [...emails] }
}

interface Packet {
  tag: number
  body: Buffer
}

/** Stops at a malformed packet. */
function readPackets(bytes: Buffer): Packet[] {
  const packets: Packet[] = []
  for (let at = 0; at < bytes.length; ) {
    const header = bytes[at] ?? 0
    const isNew = (header & 0x40) !== 0
    const length = isNew ? readNewLength(bytes, at + 1) : readOldLength(bytes, at + 1, header & 3)
    if ((header & 0x80) === 0 || !length || length.start + length.size > bytes.length) return packets
    const end = length.start + length.size
    packets.push({
      tag: isNew ? header & 0x3f : (header & 0x3c) >> 2,
      body: bytes.subarray(length.start, end),
    })
    at = end
  }
  return packets
}

interface Length {
  start: number
  size: number
}

function readOldLength(bytes: Buffer, at: number, type: number): Length | undefined {
  const width = [1, 2, 4][type]
  if (width === undefined || at + width > bytes.length) return undefined
  return { start: at + width, size: bytes.readUIntBE(at, width) }
}

function readNewLength(bytes: Buffer, at: number): Length | undefined {
  const first = bytes[at]
  if (first === undefined) return undefined
  if (first < 192) return { start: at + 1, size: first }
  if (first < 224) return { start: at + 2, size: ((first - 192) << 8) + (bytes[at + 1] ?? 0) + 192 }
  if (first === 255 && at + 5 <= bytes.length) return { start: at + 5, size: bytes.readUInt32BE(at + 1) }
  return undefined
}

function readKeyPacket(body: Buffer): Omit<GpgKey, 'emails' | 'subkeys'> | undefined {
  if (body[0] !== 4 || body.length < 6) return undefined
  const prefix = Buffer.from([0x99, body.length >> 8, body.length & 0xff])
  const fingerprint = createHash('sha1').update(prefix).update(body).digest('hex')
  return {
    keyId: fingerprint.slice(-16).toUpperCase(),
    publicKey: body.toString('base64'),
    createdAtMs: body.readUInt32BE(1) * 1000,
    expiresAtMs: null,
    flags: 0,
  }
}

/** Takes the key flags and expiration time from the hashed part of a self-signature or binding signature. */
function applySignature(key: Pick<GpgKey, 'createdAtMs' | 'expiresAtMs' | 'flags'>, body: Buffer): void {
  const [version, type = 0] = body
  const isBinding = (type >= 0x10 && type <= 0x13) || type === 0x18 || type === 0x1f
  if (version !== 4 || !isBinding || body.length < 6) return
  const end = Math.min(body.length, 6 + body.readUInt16BE(4))
  for (let at = 6; at < end; ) {
    const length = readNewLength(body, at)
    if (!length || length.size === 0 || length.start + length.size > end) return
    const subpacket = body.subarray(length.start, length.start + length.size)
    const kind = (subpacket[0] ?? 0) & 0x7f
    if (kind === 27) key.flags = subpacket[1] ?? 0
    if (kind === 9 && subpacket.length >= 5 && subpacket.readUInt32BE(1) > 0)
      key.expiresAtMs = key.createdAtMs + subpacket.readUInt32BE(1) * 1000
    at = length.start + length.size
  }
}
