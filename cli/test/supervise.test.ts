import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createLogger } from '@octavo/platform/log.ts'
import { supervise, type Worker } from '../src/isolation/supervise.ts'

interface FakeWorker extends Worker {
  number: number
  die(how: string): void
}

/** Fake workers for a supervision. */
function createWorkers({ failing = [] as number[] } = {}) {
  const launched: FakeWorker[] = []
  const lines: { msg: string; againInMs?: number }[] = []
  const waiting = new Map<number, () => void>()
  let launches = 0
  return {
    lines,
    log: createLogger('json', (line) => lines.push(JSON.parse(line))),
    get launches() {
      return launches
    },
    async launch(): Promise<FakeWorker> {
      const number = ++launches
      waiting.get(number)?.()
      if (failing.includes(number)) throw new Error(`launch ${number} fails`)
      const { promise: exit, resolve: die } = Promise.withResolvers<string>()
      const worker = { number, exit, die, stop: async () => die('stopped') }
      launched.push(worker)
      return worker
    },
    last: () => launched.at(-1),
    reached(number: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      if (launches >= number) resolve()
      waiting.set(number, resolve)
      return promise
    },
  }
}

const quick = { name: 'worker', firstPauseMs: 1, maxPauseMs: 4 }

test('supervise: restarts after every exit until it is stopped', async () => {
  const workers = createWorkers()
  let onExit = 0
  const supervision = await supervise({
    ...quick,
    log: workers.log,
    launch: workers.launch,
    onExit: () => onExit++,
  })
  assert.equal(supervision.current()?.number, 1)
  workers.last()?.die('SIGKILL')
  await workers.reached(2)
  await supervision.stop()
  assert.equal(onExit, 1)
  assert.equal(workers.launches, 2)
  assert.equal(supervision.current(), undefined)
})

test('supervise: rejects if the first launch fails', async () => {
  const { log, launch } = createWorkers({ failing: [1] })
  await assert.rejects(supervise({ ...quick, log, launch }), /launch 1 fails/)
})

test('supervise: delays grow to the maximum over exits and failed launches, and reset after a healthy run', async () => {
  const workers = createWorkers({ failing: [3, 4] })
  const { log, launch } = workers
  const supervision = await supervise({ ...quick, log, launch, healthyMs: Number.POSITIVE_INFINITY })
  workers.last()?.die('first')
  await workers.reached(2)
  workers.last()?.die('second')
  await workers.reached(5)
  workers.last()?.die('third')
  await workers.reached(6)
  await supervision.stop()
  const pauses = workers.lines.flatMap(({ againInMs }) => againInMs ?? [])
  assert.deepEqual(pauses, [1, 2, 4, 4, 4])

  const healthy = createWorkers()
  const secondSupervision = await supervise({
    ...quick,
    log: healthy.log,
    launch: healthy.launch,
    healthyMs: 0,
  })
  for (let deaths = 1; deaths <= 3; deaths++) {
    healthy.last()?.die('of old age')
    await healthy.reached(deaths + 1)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await secondSupervision.stop()
  assert.deepEqual(
    healthy.lines.flatMap(({ againInMs }) => againInMs ?? []),
    [1, 1, 1],
  )
})

test('supervise: a stop during the delay launches nothing', async () => {
  const workers = createWorkers()
  const { log, launch } = workers
  const { promise: isLost, resolve: onExit } = Promise.withResolvers<void>()
  const supervision = await supervise({ ...quick, firstPauseMs: 1_000_000, log, launch, onExit })
  workers.last()?.die('SIGKILL')
  await isLost
  await supervision.stop()
  assert.equal(workers.launches, 1)
})

test('supervise: a stop aborts a running launch and does not wait for it', async () => {
  const workers = createWorkers()
  const supervision = await supervise({
    ...quick,
    log: workers.log,
    async launch(signal) {
      const worker = await workers.launch()
      if (worker.number > 1) await pause(1_000_000, undefined, { signal })
      return worker
    },
  })
  workers.last()?.die('SIGKILL')
  await workers.reached(2)
  await supervision.stop()
  assert.equal(supervision.current(), undefined)
  assert.ok(workers.lines.every(({ msg }) => msg !== 'restart failed'))
})

test('supervise: a stop during a launch also stops a worker that was launched nevertheless', async () => {
  const workers = createWorkers()
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>()
  const supervision = await supervise({
    ...quick,
    log: workers.log,
    async launch() {
      const worker = await workers.launch()
      if (worker.number > 1) await isOpen
      return worker
    },
  })
  workers.last()?.die('SIGKILL')
  await workers.reached(2)
  const stopping = supervision.stop()
  open()
  await stopping
  assert.equal(await workers.last()?.exit, 'stopped')
})
