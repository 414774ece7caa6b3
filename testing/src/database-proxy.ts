import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { portOf } from './port-of.ts'

/** A TCP proxy to PostgreSQL that a test can close and open. */
export interface DatabaseProxy {
  readonly url: string
  /** Drops all connections, and refuses new ones. */
  close(): Promise<void>
  /** Accepts connections again, at the same address. */
  open(): Promise<void>
  /** Forwards nothing more of the open connections, and does not close them. New ones are not affected. */
  silence(): void
  /** Forwards the next message with this text, and drops its connection before the response. */
  dropAfter(text: string): void
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>()
  const silent = new Set<Socket>()
  let server: Server | undefined
  let port = 0
  let dropText: string | undefined

  function relay(client: Socket): void {
    const upstream = connect(socketPathOf(databaseUrl))
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.end()
      })
    }
    client.on('data', (chunk) => {
      if (silent.has(client)) return
      upstream.write(chunk)
      if (dropText === undefined || !chunk.includes(dropText)) return
      dropText = undefined
      client.destroy()
    })
    upstream.on('data', (chunk) => {
      if (!silent.has(client)) client.write(chunk)
    })
    upstream.on('end', () => client.end())
  }

  async function open(): Promise<void> {
    server = createServer(relay).listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = portOf(server)
  }

  await open()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  url.searchParams.delete('host')
  return {
    url: url.href,
    open,
    async close() {
      const closed = server?.listening ? once(server.close(), 'close') : undefined
      for (const socket of sockets) socket.destroy()
      await closed
    },
    silence() {
      for (const socket of sockets) silent.add(socket)
    },
    dropAfter(text) {
      dropText = text
    },
  }
}

/** PostgreSQL of the tests listens on a socket in the folder named as its `host`. */
function socketPathOf(databaseUrl: string): string {
  const { searchParams, port } = new URL(databaseUrl)
  return `${searchParams.get('host')}/.s.PGSQL.${port || 5432}`
}
