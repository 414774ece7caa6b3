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

/** Starts an empty PostgreSQL server that ends with this process, even after a crash. */
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

/** PostgreSQL settings in addition to those for tests. */
type Settings = Readonly<Record<string, string>>

async function createCluster({ initdb, account }: PostgresBinaries, folder: string): Promise<void> {
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  // Uses a linguistic collation, unlike SQLite, so code that needs byte order must request it.
  const collation = ['--locale-provider=icu', '--icu-locale=und']
  await promisify(execFile)(initdb, ['-D', join(folder, 'data'), ...flags, ...collation], {
    ...account,
    cwd: folder,
  })
}

/** This shell outlives a killed test process: it sees its pipe close and cleans up. */
const caretakerScript = `
  folder=$1; shift
  "$@" &
  server=$!
  cat >/dev/null
  kill -QUIT $server
  wait $server
  rm -rf "$folder"`

function launch({ postgres, account }: PostgresBinaries, folder: string, others: Settings): ChildProcess {
  const settings = {
    // Listens on a socket in the folder only, so ports cannot collide.
    listen_addresses: '',
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '500',
    shared_buffers: '32MB',
    // Nothing here lives long enough to need them.
    autovacuum: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    jit: 'off',
    // Logs readiness, but not the failed statements that tests cause on purpose.
    log_min_messages: 'log',
    ...others,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const command = [postgres, '-D', join(folder, 'data'), ...flags]
  const server = spawn('sh', ['-c', caretakerScript, 'sh', folder, ...command], {
    ...account,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
    // Ctrl-C in a terminal reaches only the test process, which then stops the caretaker.
    detached: true,
  })
  server.unref()
  return server
}

/** Reads the log until the server is ready. After that, the log neither blocks nor keeps this process alive. */
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
