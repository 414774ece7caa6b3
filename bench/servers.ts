import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Server {
  url: string
  pid: number
  /** Bearer tokens to rotate, if each is rate limited. */
  tokens?: readonly string[]
  stop(): Promise<void>
}

/** Starts one service like `npm start`, in its own process. An existing data directory is not removed. */
export async function startOctavo(
  service: string,
  { dataDir: existing }: { dataDir?: string } = {},
): Promise<Server & { token: string | undefined; dataDir: string }> {
  const dataDir = existing ?? (await mkdtemp(join(tmpdir(), 'octavo-bench-')))
  const cli = join(import.meta.dirname, '../cli/octavo.js')
  const args = [cli, 'serve', service, '--port', '0', '--data', dataDir, '--log', 'silent', '--limits', 'off']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const stop = async () => {
    await endChild(child)
    if (existing === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    const deployment = await readFile(join(dataDir, 'octavo.json'), 'utf8').catch(() => undefined)
    if (deployment) {
      const { url, token } = JSON.parse(deployment).services[service]
      return { url, token, dataDir, pid: child.pid ?? 0, stop }
    }
    await pause(50)
  }
  await stop()
  throw new Error(`${service} did not start`)
}

/** Bare node:http that sends the response of `url` to a request with these headers. */
export async function startFloor(url: string, requestHeaders: Record<string, string>): Promise<Server> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'floor.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(await fetchResponse(url, requestHeaders)))
  const [port] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${String(port).trim()}`, pid: child.pid ?? 0, stop: () => endChild(child) }
}

/** Headers that Node sets itself. */
const hopHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding']

export async function fetchResponse(url: string, headers: Record<string, string>) {
  const [response] = await once(request(url, { headers, agent: false }).end(), 'response')
  const body = Buffer.concat(await response.toArray())
  const entries = Object.entries(response.headers).filter(([name]) => !hopHeaders.includes(name))
  const values = Object.fromEntries(entries) as Record<string, string>
  return { status: Number(response.statusCode), headers: values, body: body.toString('base64') }
}

/** Ends a child process that may have exited already. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
