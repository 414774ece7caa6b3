import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A client of a language server: https://microsoft.github.io/language-server-protocol/ */
export function startLanguageClient(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'ignore'] })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let lastId = 0
  let received = Buffer.alloc(0)
  child.stdout.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (let message = takeMessage(); message; message = takeMessage()) handle(message)
  })
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('The language server ended'))
  })

  // Messages of the protocol.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  function takeMessage(): any {
    const headerEnd = received.indexOf('\r\n\r\n')
    const length = Number(/Content-Length: (\d+)/i.exec(received.subarray(0, headerEnd).toString())?.[1])
    const start = headerEnd + 4
    if (headerEnd === -1 || received.length < start + length) return undefined
    const body = received.subarray(start, start + length).toString()
    received = received.subarray(start + length)
    return JSON.parse(body)
  }

  // biome-ignore lint/suspicious/noExplicitAny: see above
  function handle(message: any): void {
    // Requests of the server, such as for its settings, get no value.
    if (message.method !== undefined && message.id !== undefined) send({ id: message.id, result: null })
    else if (message.id !== undefined) {
      const { error, result } = message
      if (error) waiting.get(message.id)?.reject(new Error(error.message))
      else waiting.get(message.id)?.resolve(result)
      waiting.delete(message.id)
    }
  }

  function send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  return {
    notify: (method: string, params: object) => send({ method, params }),
    request(method: string, params: object): Promise<unknown> {
      const id = ++lastId
      const answer = Promise.withResolvers<unknown>()
      waiting.set(id, answer)
      send({ id, method, params })
      return answer.promise
    },
    async close(): Promise<void> {
      const exit = once(child, 'exit')
      child.kill()
      await exit
    },
  }
}
