const prefix = 'octavo-1:'

/**
 * The content of a compaction item, which clients send back and do not read. It has nothing that its client did not
 * send or receive before, so it is not a secret.
 */
export function encodeCompaction(text: string): string {
  return prefix + Buffer.from(text).toString('base64url')
}

export function decodeCompaction(content: string): string | undefined {
  if (!content.startsWith(prefix)) return undefined
  return Buffer.from(content.slice(prefix.length), 'base64url').toString()
}
