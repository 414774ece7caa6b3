import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually } from '@octavo/testing/eventually.ts'
import { copySampleData } from '@octavo/testing/sample-data.ts'

const cli = join(import.meta.dirname, '../../cli/octavo.js')

export interface ServedOctavo {
  portal: string
  adminToken: string
  /** Base URLs of the services. */
  urls: Readonly<Record<string, string>>
  /** Demo tokens of services with accounts. */
  tokens: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts a real server on free ports with temporary data, as a later start. */
export async function serveOctavo(...names: string[]): Promise<ServedOctavo> {
  const data = mkdtempSync(join(tmpdir(), 'octavo-portal-'))
  await copySampleData(data, names)
  const flags = ['--port', '0', '--data', data, '--sandbox', '--log', 'silent']
  // Tests load more pages per minute than people do.
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
  await eventually('the server is served', () => {
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
