import { decodeText } from './decode-text.ts'
import type { Feed, FeedOptions } from './feed.ts'
import { readJsonFeed } from './read-json-feed.ts'
import { readXmlFeed } from './read-xml-feed.ts'

/** Larger input is cut off here; callers limit it further. */
const maxBytes = 64 * 2 ** 20

/**
 * Reads a feed of any format, well formed or not; undefined if the bytes are not a feed. Never throws.
 * Takes linear time and memory.
 */
export function readFeed(bytes: Uint8Array, { url, contentType }: FeedOptions): Feed | undefined {
  try {
    const { text, encoding } = decodeText(bytes.subarray(0, maxBytes), contentType)
    const feed = /^[\s\ufeff]*\{/.test(text) ? readJsonFeed(text, url) : readXmlFeed(text, url)
    return feed && { ...feed, encoding }
  } catch {
    // Unexpected input must not stop the queue of the caller.
    return undefined
  }
}
