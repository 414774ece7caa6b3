import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { dirname } from 'node:path'
import { exitOf, killGroup, type LaunchOrder, ownGroup, yieldToServer } from './launcher.ts'
import type { FromLauncher, SocketLine, ToLauncher } from './messages.ts'

/**
 * The program of the launcher process (see remote-launcher.ts). Its only argument is the path to listen on. It
 * exits with its parent.
 */
const path = process.argv[2] ?? ''
const living = new Map<number, ChildProcess>()
const inputs = new Map<number, PromiseWithResolvers<Socket>>()

createServer({ allowHalfOpen: true }, receive).listen(path, () => tell({ kind: 'ready' }))
process.on('message', ({ id }: ToLauncher) => {
  const child = living.get(id)
  if (child) killGroup(child)
})
process.on('disconnect', () => {
  for (const child of living.values()) killGroup(child)
  rmSync(dirname(path), { recursive: true, force: true })
  process.exit()
})

/**
 * The client sends nothing after this line until the process has started, so no input of the process is read here.
 */
function receive(socket: Socket): void {
  let text = ''
  socket.setEncoding('utf8').on('error', () => {})
  socket.on('data', (chunk: string) => {
    text += chunk
    if (!text.endsWith('\n')) return
    const line: SocketLine = JSON.parse(text)
    const { promise, resolve } = stdinOf(line.id)
    if (line.use === 'stdin') resolve(socket)
    else promise.then((stdin) => launch(line.id, line.order, { stdin, stdout: socket }))
  })
}

function stdinOf(id: number): PromiseWithResolvers<Socket> {
  const known = inputs.get(id) ?? Promise.withResolvers<Socket>()
  inputs.set(id, known)
  return known
}

/**
 * Input and output have separate sockets: closing one socket with unread data would lose data of the other
 * direction.
 */
function launch(id: number, order: LaunchOrder, { stdin, stdout }: Record<'stdin' | 'stdout', Socket>): void {
  inputs.delete(id)
  const { file, words, cwd, env, isBackground } = order
  const child = spawn(file, words, { cwd, env, stdio: [stdin, stdout, 'pipe'], ...ownGroup })
  if (isBackground) yieldToServer(child)
  // The child process owns them now.
  stdin.destroy()
  stdout.destroy()
  living.set(id, child)
  tell({ kind: 'started', id })
  exitOf(child).then((exit) => {
    living.delete(id)
    tell({ kind: 'exited', id, exit })
  })
}

function tell(message: FromLauncher): void {
  // Without the parent there is no receiver, and this process is about to exit.
  if (process.connected) process.send?.(message, undefined, undefined, () => {})
}
