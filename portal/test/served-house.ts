import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

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
  for (let tries = 0; !existsSync(file); tries++) {
    if (child.exitCode !== null || tries > 600) throw new Error('octavo serve did not get ready')
    await pause(50)
  }
  const { portal, adminToken, services } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    portal,
    adminToken,
    urls: Object.fromEntries(names.map((name) => [name, services[name].url])),
    tokens: Object.fromEntries(names.map((name) => [name, services[name].token])),
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
