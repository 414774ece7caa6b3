import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@octavo/testing/eventually.ts'

const cli = join(import.meta.dirname, '../../cli/octavo.js')

export interface ServedHouse {
  portal: string
  adminToken: string
  /** Where each service listens. */
  urls: Readonly<Record<string, string>>
  /** What the demo user of each shows, where there is one. */
  tokens: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** The real thing, as `npm start` serves it, on free ports and with data of its own. */
export async function serveHouse(...names: string[]): Promise<ServedHouse> {
  const data = mkdtempSync(join(tmpdir(), 'octavo-portal-'))
  const flags = ['--port', '0', '--data', data, '--sandbox', '--log', 'silent']
  // A test looks at more pages in a minute than people do.
  const env = { ...process.env, OCTAVO_ANIME_CATALOGUE_REQUESTS_PER_MINUTE: '0' }
  const child = spawn(process.execPath, [cli, 'serve', ...names, ...flags], {
    stdio: 'ignore',
    cwd: data,
    env,
  })
  const ended = once(child, 'close')
  const file = join(data, 'octavo.json')
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  await eventually('the house is served', () => {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('octavo serve ended')
    return existsSync(file)
  }).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const { portal, adminToken, services } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    portal,
    adminToken,
    urls: Object.fromEntries(names.map((name) => [name, services[name].url])),
    tokens: Object.fromEntries(names.map((name) => [name, services[name].token])),
    stop,
  }
}
