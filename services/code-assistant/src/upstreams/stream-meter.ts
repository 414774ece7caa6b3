import type { Problem } from '@octavo/platform/errors.ts'
import type { Usage } from '../engine/engine.ts'
import { estimateTokens } from '../engine/estimate-tokens.ts'
import type { Protocol } from '../engine/forward-request.ts'
import { describeError } from '../wire/error-formats.ts'
import { encodeEvent } from '../wire/event-stream.ts'
import type { StreamObserver } from './stream-observer.ts'
import { completeUsage, type ReportedUsage, readUsage } from './usage.ts'

const maxUsageLength = 4_096
const keyword = '"usage"'
const ends = /data: ?\[DONE\]|"type": ?"(?:message_stop|response\.(?:completed|incomplete|failed))"/
/** Pieces of text in events of all protocols that are forwarded. */
const deltas =
  /"(?:content|text|delta|arguments|partial_json|thinking|reasoning|reasoning_content)": ?"((?:[^"\\]|\\.){1,65536})"/g

/**
 * Watches the bytes of a stream: what it used, whether it ended, and whether an event is incomplete. Chunks are
 * searched, not parsed.
 */
export class StreamMeter implements StreamObserver {
  readonly #protocol: Protocol
  #tail = ''
  #reported: ReportedUsage = {}
  #streamedTokens = 0
  #isEnded = false

  constructor(protocol: Protocol) {
    this.#protocol = protocol
  }

  observe(chunk: Buffer): void {
    const text = chunk.toString()
    for (const [, delta = ''] of text.matchAll(deltas))
      this.#streamedTokens += estimateTokens(delta.replaceAll('\\n', '\n'))
    const joined = this.#tail + text
    this.#isEnded ||= ends.test(joined)
    this.#tail = this.#readUsages(joined)
  }

  describeFailure(failure: Problem): Buffer | undefined {
    // An event cannot be completed, so the connection is closed in the middle of it.
    if (!/(?:\n\n|\r\r|\r\n\r\n)$/.test(this.#tail)) return undefined
    return Buffer.from(encodeFailure(this.#protocol, failure))
  }

  /** The usage of the whole stream, or of the part that was streamed. */
  usage(promptTokens: number, isEnded: boolean): Usage {
    const estimate = { promptTokens, completionTokens: this.#streamedTokens }
    return completeUsage(this.#reported, estimate, isEnded || this.#isEnded)
  }

  /** Returns the text that may belong together with the next chunk. */
  #readUsages(text: string): string {
    let searched = 0
    for (let at = text.indexOf(keyword); at !== -1; at = text.indexOf(keyword, searched)) {
      const start = text.indexOf('{', at)
      searched = at + keyword.length
      if (start === -1 && text.length - searched > 8) continue
      if (start !== -1 && !/^\s*:\s*$/.test(text.slice(searched, start))) continue
      const end = start === -1 ? -1 : endOfObject(text, start)
      if (end === -1) return text.length - at < maxUsageLength ? text.slice(at) : text.slice(-32)
      Object.assign(this.#reported, readUsage(parseObject(text.slice(start, end))))
      searched = end
    }
    return text.slice(Math.max(searched, text.length - 32))
  }
}

/** An error event of a protocol, after which the stream ends. */
function encodeFailure(protocol: Protocol, failure: Problem): string {
  const error = describeError(failure)
  return protocol === 'openai'
    ? encodeEvent({ error })
    : encodeEvent({ type: 'error', error: { type: error.type, message: error.message } }, 'error')
}

/** Usage objects have only numbers, names and objects inside. */
function endOfObject(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x7b) depth++
    else if (code === 0x7d && --depth === 0) return at + 1
  }
  return -1
}

function parseObject(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
