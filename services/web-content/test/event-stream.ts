import assert from 'node:assert/strict'

export interface StreamEvent {
  id: number
  // Each test knows the shape of its posts.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  post: any
}

/** Reads server-sent events as a browser does. An event without data moves the last id only. */
export async function openStream(url: string, headers: Record<string, string> = {}) {
  const leaving = new AbortController()
  const response = await fetch(url, { headers, signal: leaving.signal })
  assert.equal(response.status, 200, await (response.ok ? '' : response.text()))
  assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8')
  const events: StreamEvent[] = []
  const state = { lastId: '', heartbeats: 0, isOver: false }

  async function read(): Promise<void> {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) take(block)
    }
  }

  function take(block: string): void {
    const lines = block
      .split('\n')
      .map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)])
    const fields = Object.fromEntries(lines)
    state.lastId = fields.id ?? state.lastId
    if (fields.data === undefined) state.heartbeats++
    else events.push({ id: Number(fields.id), post: JSON.parse(fields.data) })
  }

  const reading = read()
    .catch(() => {})
    .finally(() => {
      state.isOver = true
    })
  return {
    events,
    state,
    /** Resolves when the server ends the stream. */
    over: reading,
    async leave() {
      leaving.abort()
      await reading
    },
  }
}
