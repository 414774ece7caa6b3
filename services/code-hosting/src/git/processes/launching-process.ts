import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { dirname } from 'node:path'
import { exitOf, killGroup, type LaunchOrder, ownGroup } from './launcher.ts'
import type { FromLauncher, ToLauncher } from './messages.ts'

/**
 * The program of the launching process, see remote-launcher.ts. It is told by its only argument where to listen, and
 * lives as long as its parent does.
 */
const path = process.argv[2] ?? ''
const living = new Map<number, ChildProcess>()

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

/** An order is one line. Nothing follows it before it is carried out, so that nothing of the input is read here. */
function receive(socket: Socket): void {
  let line = ''
  socket.setEncoding('utf8').on('error', () => {})
  socket.on('data', (text: string) => {
    line += text
    if (line.endsWith('\n')) launch(JSON.parse(line), socket)
  })
}

function launch({ id, file, words, cwd, env }: LaunchOrder & { id: number }, socket: Socket): void {
  const child = spawn(file, words, { cwd, env, stdio: [socket, socket, 'pipe'], ...ownGroup })
  // It is the child's from now on.
  socket.destroy()
  living.set(id, child)
  tell({ kind: 'started', id })
  exitOf(child).then((exit) => {
    living.delete(id)
    tell({ kind: 'exited', id, exit })
  })
}

function tell(message: FromLauncher): void {
  if (process.connected) process.send?.(message)
}
