import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Deployment } from '../src/deployment.ts'

const cli = join(import.meta.dirname, '../octavo.js')

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

export interface ServingProcess {
  dataDir: string
  deployment: Deployment
  child: ChildProcess
  ended: Promise<Ended>
  /** What it has printed by now, once that matches. */
  printed(pattern: RegExp): Promise<RegExpExecArray>
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-cli-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs a command to its end. */
export function octavo(...args: string[]): Promise<Ended> {
  return start(args).ended
}

/** A server on free ports, ended with the tests of the file at the latest. */
export async function serve(dataDir: string, ...args: string[]): Promise<ServingProcess> {
  const { child, ended, output } = start(['serve', '--port', '0', '--data', dataDir, ...args])
  after(() => child.kill('SIGKILL'))
  const file = join(dataDir, 'octavo.json')
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`serve ended: ${JSON.stringify(await ended)}`)
    if (existsSync(file)) {
      const deployment: Deployment = JSON.parse(readFileSync(file, 'utf8'))
      if (deployment.pid === child.pid) {
        const printed = (pattern: RegExp) => untilPrinted(child, output, pattern)
        return { dataDir, deployment, child, ended, printed }
      }
    }
    await pause(50)
  }
  throw new Error('serve did not get ready within 30 s')
}

async function untilPrinted(
  child: ChildProcess,
  output: { stdout: string },
  pattern: RegExp,
): Promise<RegExpExecArray> {
  for (;;) {
    const found = pattern.exec(output.stdout)
    if (found) return found
    if (child.exitCode !== null) throw new Error(`serve ended without printing ${pattern}`)
    await pause(50)
  }
}

function start(args: readonly string[]) {
  const child = spawn(process.execPath, [cli, ...args], { stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk
  })
  const ended: Promise<Ended> = once(child, 'close').then(([code]) => ({ code, ...output }))
  return { child, ended, output }
}
