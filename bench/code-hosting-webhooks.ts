// Claims: an issue that fifty webhooks listen to is told to them at 500 deliveries a second and more, from the request
// to the last arrival, everything durable; one target that is slow takes next to nothing from the others.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { startOctavo } from './servers.ts'

const fastTargets = 50
const slowMs = 2_000

if (process.argv[2] === 'targets') await listen()
else await bench()

async function bench(): Promise<void> {
  const octavo = await startOctavo('code-hosting')
  const targets = fork(import.meta.filename, ['targets'])
  try {
    const urls = (await once(targets, 'message'))[0] as string[]
    const ask = async (question: string): Promise<number[]> => {
      const answer = once(targets, 'message')
      targets.send(question)
      return (await answer)[0] as number[]
    }
    const repository = '/repos/demo/told'
    await call('POST', '/user/repos', { name: 'told' })
    const hooks: { id: number }[] = []
    for (const url of urls)
      hooks.push(
        await call('POST', `${repository}/hooks`, {
          events: ['issues'],
          config: { url, content_type: 'json', secret: 'secret' },
        }),
      )
    const slow = `${repository}/hooks/${hooks.at(-1)?.id}`
    const open = () => call('POST', `${repository}/issues`, { title: String(Date.now()) })

    /** The others' deliveries a second, when issues are opened as quickly as four callers can. */
    async function rate(issues: number): Promise<number> {
      const startMs = performance.now()
      let left = issues
      const caller = async () => {
        while (left-- > 0) await open()
      }
      await Promise.all([caller(), caller(), caller(), caller()])
      while ((await ask('count'))[0] !== issues * fastTargets) await pause(5)
      const perSecond = (issues * fastTargets * 1_000) / (performance.now() - startMs)
      await ask('latencies')
      return perSecond
    }

    /** From the request that opens the issue to the arrival, at ten issues a second. */
    async function latencies(issues: number): Promise<number[]> {
      for (let n = 0; n < issues; n++) await Promise.all([open(), pause(100)])
      while ((await ask('count'))[0] !== issues * fastTargets) await pause(5)
      return ask('latencies')
    }

    const rates = { alone: [] as number[], beside: [] as number[] }
    const waits = { alone: [] as number[], beside: [] as number[] }
    for (let round = 0; round < 6; round++) {
      const side = round % 2 === 0 ? 'alone' : 'beside'
      await call('PATCH', slow, { active: side === 'beside' })
      if (round < 2) await rate(40)
      rates[side].push(await rate(100))
      waits[side].push(...(await latencies(30)))
    }
    console.log(`${fastTargets} webhooks of one repository, told of issues`)
    console.log(`  alone                          ${whole(middle(rates.alone))} deliveries a second`)
    console.log(`  beside one that takes ${slowMs} ms   ${whole(middle(rates.beside))} deliveries a second`)
    verdict('a second', middle(rates.beside), 500)
    verdict('of the rate alone', middle(rates.beside) / middle(rates.alone), 0.8)
    console.log('Ten issues a second, from the request to the arrival')
    console.log(`  alone                          p99 ${at(waits.alone, 0.99).toFixed(0)} ms`)
    console.log(`  beside the slow one            p99 ${at(waits.beside, 0.99).toFixed(0)} ms`)
    verdict('of the p99 alone', at(waits.alone, 0.99) / at(waits.beside, 0.99), 0.5)
  } finally {
    targets.kill()
    await octavo.stop()
  }

  async function call(method: string, path: string, body: object) {
    const headers = { authorization: `Bearer ${octavo.token}`, 'content-type': 'application/json' }
    const answer = await fetch(octavo.url + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
}

/** Another process, so that answering takes nothing from sending. The last address is the slow one. */
async function listen(): Promise<void> {
  let latenciesMs: number[] = []
  const servers = Array.from({ length: fastTargets + 1 }, (_, index) =>
    createServer(async (request, response) => {
      const payload = JSON.parse(Buffer.concat((await request.toArray()) as Buffer[]).toString())
      if (payload.issue && index < fastTargets) latenciesMs.push(Date.now() - Number(payload.issue.title))
      else if (payload.issue) await pause(slowMs)
      response.end()
    }).listen(0, '127.0.0.1'),
  )
  await Promise.all(servers.map((server) => once(server, 'listening')))
  // They listen on a port, not on a socket's path.
  process.send?.(servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`))
  process.on('disconnect', () => process.exit())
  process.on('message', (question) => {
    process.send?.(question === 'count' ? [latenciesMs.length] : latenciesMs)
    if (question === 'latencies') latenciesMs = []
  })
}

function verdict(unit: string, measured: number, atLeast: number): void {
  const kept = measured >= atLeast
  const figure = measured > 10 ? whole(measured) : measured.toFixed(2)
  console.log(`  ${figure} ${unit}, claimed at least ${atLeast}: ${kept ? 'kept' : 'NOT KEPT'}\n`)
  if (!kept) process.exitCode = 1
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function middle(values: readonly number[]): number {
  return at(values, 0.5)
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en')
}
