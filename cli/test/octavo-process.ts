import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import type { Terminal } from '../src/command.ts'
import type { Deployment } from '../src/deployment.ts'
import { main } from '../src/main.ts'
import { readOrCreateSecret } from '../src/secret.ts'

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
  exit: Promise<Ended>
  /** Resolves when the output matches. */
  printed(pattern: RegExp): Promise<RegExpExecArray>
}

/** Stops servers before their folders are removed. */
const servers = new Map<string, (() => Promise<unknown>)[]>()

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-cli-'))
  after(async () => {
    await Promise.all((servers.get(folder) ?? []).map((end) => end()))
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** A data directory that a server has used. */
export function usedFolder(): string {
  const folder = temporaryFolder()
  readOrCreateSecret(folder)
  return folder
}

/** Runs a command in this process until it returns. */
export async function octavo(...args: string[]): Promise<Ended> {
  const output = { stdout: '', stderr: '' }
  const write = (stream: keyof typeof output) => ({
    write: (text: string) => {
      output[stream] += text
    },
  })
  const terminal: Terminal = { stdout: write('stdout'), stderr: write('stderr') }
  await main(args, terminal)
  return { code: Number(terminal.exitCode ?? 0), ...output }
}

/** Runs a command in a process of its own until it exits. */
export function octavoProcess(...args: string[]): Promise<Ended> {
  return start(args).exit
}

export function octavoWithClosedOutput(...args: string[]): Promise<Ended> {
  const { child, exit } = start(args)
  child.stdout.destroy()
  return exit
}

/** Starts a server on free ports; it is stopped after the tests of the file at the latest. */
export async function serve(dataDir: string, ...args: string[]): Promise<ServingProcess> {
  const { child, exit, output } = start(['serve', '--port', '0', '--data', dataDir, ...args])
  const end = () => {
    child.kill('SIGKILL')
    return exit
  }
  servers.set(dataDir, [...(servers.get(dataDir) ?? []), end])
  after(end)
  const file = join(dataDir, 'octavo.json')
  return eventually('it is served', async () => {
    if (hasEnded(child)) throw new Error(`serve ended: ${JSON.stringify(await exit)}`)
    if (!existsSync(file)) return false
    const deployment: Deployment = JSON.parse(readFileSync(file, 'utf8'))
    const printed = (pattern: RegExp) => untilPrinted(child, output, pattern)
    return deployment.pid === child.pid && { dataDir, deployment, child, exit, printed }
  })
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function untilPrinted(
  child: ChildProcess,
  output: { stdout: string },
  pattern: RegExp,
): Promise<RegExpExecArray> {
  return eventually(`${pattern} is printed`, () => {
    const match = pattern.exec(output.stdout)
    if (!match && hasEnded(child)) throw new Error(`serve ended without printing ${pattern}`)
    return match ?? undefined
  })
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
  const exit: Promise<Ended> = once(child, 'close').then(([code]) => ({ code, ...output }))
  return { child, exit, output }
}
