export interface ServerEvent {
  event: string
  data: unknown
}

/** Reads server-sent events from the body of a response. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder()
  let pending = ''
  for await (const bytes of body) {
    const events = (pending + decoder.decode(bytes, { stream: true })).split('\n\n')
    pending = events.pop() ?? ''
    for (const event of events) {
      const parsedEvent = readEvent(event)
      if (parsedEvent) yield parsedEvent
    }
  }
}

function readEvent(text: string): ServerEvent | undefined {
  const lines = text.split('\n')
  const fieldOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2))
  const data = fieldOf('data')
  if (data.length === 0) return undefined
  return { event: fieldOf('event')[0] ?? 'message', data: JSON.parse(data.join('\n')) }
}
