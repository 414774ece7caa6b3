/** A public key as in `authorized_keys`, without the comment. */
export interface PublicKey {
  text: string
  /** The text after the key, often the name of a machine. */
  comment: string
}

/** The maximum length of the title of a key. */
export const maxTitleLength = 255

/** The minimum blob size of each key type in bytes. */
const kinds = new Map(
  Object.entries({
    'ssh-ed25519': 51,
    'ssh-rsa': 2048 / 8,
    'ecdsa-sha2-nistp256': 104,
    'ecdsa-sha2-nistp384': 136,
    'ecdsa-sha2-nistp521': 172,
    'sk-ssh-ed25519@openssh.com': 74,
    'sk-ecdsa-sha2-nistp256@openssh.com': 127,
  }),
)

/** PostgreSQL refuses index rows of more than 2,704 bytes. */
const maxKeyLength = 2_600

/** Returns undefined unless the text is a key of a type that is safe to use, of at most 15,000 bits. */
export function readPublicKey(text: string): PublicKey | undefined {
  const [, kind = '', blob = '', comment = ''] =
    /^([\w@.-]+)[ \t]+([A-Za-z0-9+/]+={0,2})(?:[ \t]+([^\r\n]*))?$/.exec(text.trim()) ?? []
  if (kind.length + blob.length > maxKeyLength) return undefined
  const shortest = kinds.get(kind)
  const bytes = Buffer.from(blob, 'base64')
  if (shortest === undefined || bytes.length < shortest || bytes.toString('base64') !== blob) return undefined
  // The blob starts with its key type as a length-prefixed string.
  const length = bytes.readUInt32BE(0)
  if (bytes.subarray(4, 4 + length).toString() !== kind) return undefined
  return { text: `${kind} ${blob}`, comment: comment.trim().slice(0, maxTitleLength) }
}
