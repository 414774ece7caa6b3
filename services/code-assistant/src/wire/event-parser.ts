export interface ServerSentEvent {
  event: string
  data: string
}

const maxEventLength = 16 * 1024 * 1024

/** Parses an event stream: https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
export function createEventParser() {
  // It also removes the byte order mark.
  const decoder = new TextDecoder()
  let line = ''
  let isAfterReturn = false
  let event = ''
  let data: string[] = []
  let length = 0

  function* endLine(): Generator<ServerSentEvent> {
    const ended = line
    line = ''
    if (ended === '') {
      yield* dispatch()
      return
    }
    const colon = ended.indexOf(':')
    // It is a comment.
    if (colon === 0) return
    const field = colon === -1 ? ended : ended.slice(0, colon)
    const value = colon === -1 ? '' : ended.slice(ended[colon + 1] === ' ' ? colon + 2 : colon + 1)
    if (field === 'data') data.push(value)
    else if (field === 'event') event = value
  }

  function* dispatch(): Generator<ServerSentEvent> {
    if (data.length > 0) yield { event: event || 'message', data: data.join('\n') }
    event = ''
    data = []
    length = 0
  }

  function* parse(text: string): Generator<ServerSentEvent> {
    length += text.length
    if (length > maxEventLength) throw new RangeError('An event is too long')
    let start = isAfterReturn && text.startsWith('\n') ? 1 : 0
    if (text !== '') isAfterReturn = text.endsWith('\r')
    for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) {
      if (index < start) continue
      line += text.slice(start, index)
      start = index + end.length
      yield* endLine()
    }
    line += text.slice(start)
  }

  return {
    push: (chunk: Uint8Array): Generator<ServerSentEvent> => parse(decoder.decode(chunk, { stream: true })),
    /** Also returns an event without the blank line after it, because some servers omit the last one. */
    *end(): Generator<ServerSentEvent> {
      yield* parse(decoder.decode())
      if (line !== '') yield* endLine()
      yield* dispatch()
    },
  }
}

export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const parser = createEventParser()
  for await (const chunk of chunks) yield* parser.push(chunk)
  yield* parser.end()
}
