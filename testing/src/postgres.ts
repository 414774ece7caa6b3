import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type PostgresBinaries, preparePostgresBinaries } from './postgres-binaries.ts'

export interface PostgresServer {
  readonly url: string
  stop(): Promise<void>
}

/** Starts a PostgreSQL of our own with nothing in it, which ends with this process however that ends. */
export async function startPostgres(settings: Settings = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-pg-'))
  try {
    const binaries = await preparePostgresBinaries(folder)
    if (binaries.account.uid !== undefined)
      await chown(folder, binaries.account.uid, binaries.account.gid ?? -1)
    await createCluster(binaries, folder)
    const server = launch(binaries, folder, settings)
    await untilReady(server)
    return {
      url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
      async stop() {
        server.ref()
        server.stdin?.end()
        if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Of its configuration, beside what suits tests. */
type Settings = Readonly<Record<string, string>>

async function createCluster({ initdb, account }: PostgresBinaries, folder: string): Promise<void> {
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  // Orders text as people do, unlike SQLite: what depends on the order of bytes has to ask for it.
  const collation = ['--locale-provider=icu', '--icu-locale=und']
  await promisify(execFile)(initdb, ['-D', join(folder, 'data'), ...flags, ...collation], {
    ...account,
    cwd: folder,
  })
}

/** The shell outlives a test process that was killed, sees its end of the pipe close, and cleans up. */
const CARETAKER = `
  folder=$1; shift
  "$@" &
  server=$!
  cat >/dev/null
  kill -QUIT $server
  wait $server
  rm -rf "$folder"`

function launch({ postgres, account }: PostgresBinaries, folder: string, others: Settings): ChildProcess {
  const settings = {
    // Only a socket in the folder: no port to collide with.
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '500',
    shared_buffers: '32MB',
    // Says that it is ready, and keeps quiet about failing statements, which tests cause on purpose.
    log_min_messages: 'log',
    ...others,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [postgres, '-D', join(folder, 'data'), ...flags]
  const server = spawn('sh', ['-c', CARETAKER, 'sh', folder, ...command], {
    ...account,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    // Ctrl-C in a terminal reaches the test process, and the caretaker through it.
    detached: true,
  })
  server.unref()
  return server
}

/** Listens to the log until the server is up, and from then on lets it neither block nor keep this process alive. */
async function untilReady(server: ChildProcess): Promise<void> {
  let log = ''
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject)
    server.stderr?.on('data', (chunk) => {
      log += chunk
      if (log.includes('ready to accept connections')) resolve()
      else if (log.includes('FATAL')) reject(new Error(`PostgreSQL did not start:\n${log}`))
    })
  }).catch((error) => {
    server.stdin?.end()
    throw error
  })
  server.stderr?.removeAllListeners('data').resume()
  for (const stream of [server.stdin, server.stderr]) {
    if (stream instanceof Socket) stream.unref()
  }
}
