import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import module from 'node:module'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex, Readable } from 'node:stream'
import type { Exit, Launched, Launcher, LaunchOrder } from './launcher.ts'
import type { FromLauncher, SocketLine, ToLauncher } from './messages.ts'
import { openOutputSocket } from './output-socket.ts'

/**
 * Starts processes from a small helper process. Starting a process copies the page tables of the parent, which
 * blocks meanwhile: 1 ms for a fresh process, 12 ms at 250 MB, 30 ms at 700 MB. Input and output do not pass
 * through the helper: the processes inherit the other end of a socket.
 */
export function createRemoteLauncher(): Launcher {
  let opening: Promise<Helper> | undefined
  let nextId = 0

  function helper(): Promise<Helper> {
    const opened = opening ?? openHelper()
    opening = opened
    const forget = () => {
      if (opening === opened) opening = undefined
    }
    opened.then(({ ended }) => ended.then(forget), forget)
    return opened
  }

  return {
    launch: async (order) => (await helper()).launch(++nextId, order),
    async close() {
      const opened = opening
      opening = undefined
      await (await opened?.catch(() => undefined))?.close()
    },
  }
}

interface Helper {
  ended: Promise<void>
  launch(id: number, order: LaunchOrder): Promise<Launched>
  close(): Promise<void>
}

interface Pending {
  started(): void
  exited(exit: Exit): void
}

/** Socket paths are limited to about 100 characters. */
const maxFolderLength = 80

/** Packs are large, and frequent pauses cost more than the memory. */
const highWaterMark = 1024 * 1024

async function openHelper(): Promise<Helper> {
  const folder = await mkdtemp(join(tmpdir().length > maxFolderLength ? '/tmp' : tmpdir(), 'octavo-'))
  const path = join(folder, 'launch')
  const child = startHelper(path)
  const pending = new Map<number, Pending>()
  const { promise: ready, resolve: setReady, reject: giveUp } = Promise.withResolvers<void>()
  const { promise: ended, resolve: setEnded } = Promise.withResolvers<void>()
  // Only pending starts keep the event loop alive.
  const settle = () => (pending.size ? child.channel?.ref() : child.channel?.unref())

  child.on('message', (message) => {
    // Both ends are this program.
    const told = message as FromLauncher
    if (told.kind === 'ready') setReady()
    else if (told.kind === 'started') pending.get(told.id)?.started()
    else {
      pending.get(told.id)?.exited(told.exit)
      pending.delete(told.id)
      settle()
    }
  })
  child.on('error', giveUp)
  child.on('exit', () => {
    giveUp(new Error('The process that starts git has ended'))
    const exit = { code: null, stderr: '', failure: 'the process that starts git has ended' }
    for (const one of pending.values()) one.exited(exit)
    pending.clear()
    rm(folder, { recursive: true, force: true }).finally(setEnded)
  })
  await ready
  child.unref()
  settle()

  return {
    ended,
    async launch(id, order) {
      const { promise: exited, resolve: setExited } = Promise.withResolvers<Exit>()
      const { promise: started, resolve: setStarted } = Promise.withResolvers<void>()
      pending.set(id, { started: setStarted, exited: setExited })
      settle()
      const options = { path, allowHalfOpen: true, highWaterMark }
      const stdin = connect(options)
      stdin.on('error', () => {})
      const { socket, output: stdout } = openOutputSocket(path)
      present(stdin, { id, use: 'stdin' })
      present(socket, { id, use: 'stdout', order })
      // Data that is sent earlier would be read by the launcher process.
      await Promise.race([started, exited, closed(stdin), closed(stdout)])
      return { stdin, stdout, exited, kill: () => kill(child, id) }
    },
    async close() {
      // Closing waits for the end of the process, so it must keep the event loop alive.
      child.ref()
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

function startHelper(path: string): ChildProcess {
  const compiled = module.getCompileCacheDir()
  return fork(new URL('./launching-process.ts', import.meta.url), [path], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH, ...(compiled ? { NODE_COMPILE_CACHE: compiled } : {}) },
    execArgv: ['--max-semi-space-size=1', '--max-old-space-size=64'],
    // A signal to the process group of the server must not kill the launcher first.
    detached: true,
  })
}

function present(socket: Socket, line: SocketLine): void {
  socket.write(`${JSON.stringify(line)}\n`)
}

function kill(child: ChildProcess, id: number): void {
  const message: ToLauncher = { kind: 'kill', id }
  if (child.connected) child.send(message)
}

function closed(stream: Duplex | Readable): Promise<void> {
  return new Promise((resolve) => stream.once('close', () => resolve()))
}
