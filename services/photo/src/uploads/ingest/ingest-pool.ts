import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { createSemaphore } from '@octavo/platform/concurrency/semaphore.ts'
import type { Logger } from '@octavo/platform/log.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Ingested, IngestTask } from './ingest-file.ts'

export interface IngestPool {
  /** Checks and describes a file, and writes a clean copy. */
  ingest(task: IngestTask): Promise<Ingested>
  close(): Promise<void>
}

const maxMs = 20_000
const maxStartMs = 15_000
const idleMs = 30_000
const maxResidentBytes = 1536 * 1024 * 1024
const memoryCheckMs = 250
const pageBytes = 4096

/**
 * Processes that decode uploads, one file at a time each. A file that crashes one, or takes too much time or memory, is
 * damaged; the next file gets a new process.
 */
export function createIngestPool(log: Logger): IngestPool {
  const size = Math.max(1, Math.min(4, availableParallelism() - 1))
  const slots = createSemaphore(size)
  const idle: Worker[] = []
  const all = new Set<Worker>()

  async function takeWorker(): Promise<Worker> {
    const worker = idle.pop() ?? (await startWorker())
    clearTimeout(worker.idleTimer)
    return worker
  }

  async function startWorker(): Promise<Worker> {
    // Decoders need no settings, and no secrets in the environment.
    const child = fork(new URL('./ingest-process.ts', import.meta.url), {
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=512'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const worker: Worker = { child, idleTimer: undefined }
    all.add(worker)
    child.once('exit', () => {
      all.delete(worker)
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
    })
    await once(child, 'message', { signal: AbortSignal.timeout(maxStartMs) })
    return worker
  }

  function returnWorker(worker: Worker): void {
    if (!worker.child.connected) return
    worker.idleTimer = setTimeout(() => worker.child.disconnect(), idleMs).unref()
    idle.push(worker)
  }

  return {
    ingest: (task) =>
      slots.run(async () => {
        const worker = await takeWorker()
        const reply = await runIn(worker, task)
        if (reply === undefined) log.warn({ file: task.path }, 'an upload ended the process that decoded it')
        returnWorker(worker)
        const failed = asRecord(reply).failed
        if (failed !== undefined) throw new Error(`An upload could not be read: ${failed}`)
        return reply ?? { rejected: 'damaged' }
      }),
    async close() {
      await Promise.all(
        [...all].map(async ({ child, idleTimer }) => {
          clearTimeout(idleTimer)
          if (child.exitCode !== null || child.signalCode !== null) return
          child.kill('SIGKILL')
          await once(child, 'exit')
        }),
      )
    },
  }
}

interface Worker {
  child: ChildProcess
  idleTimer: NodeJS.Timeout | undefined
}

/** Returns undefined if the process ended, or was ended, without a reply. */
async function runIn({ child }: Worker, task: IngestTask): Promise<Ingested | undefined> {
  const { promise, resolve } = Promise.withResolvers<Ingested | undefined>()
  const kill = () => void child.kill('SIGKILL')
  const onExit = () => resolve(undefined)
  const timer = setTimeout(kill, maxMs)
  const watch = setInterval(async () => {
    if ((await residentBytes(child.pid)) > maxResidentBytes) kill()
  }, memoryCheckMs)
  child.once('message', resolve)
  child.once('exit', onExit)
  if (!child.send(task) && !child.connected) onExit()
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    child.removeListener('message', resolve)
    child.removeListener('exit', onExit)
  }
}

/** Only Linux has this file. Elsewhere the limits of pixels and time have to do. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) * pageBytes
}
