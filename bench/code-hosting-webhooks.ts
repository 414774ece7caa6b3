// Claims: an issue that fifty webhooks listen to is told to them at 500 deliveries a second and more, from the request
// to the last arrival, everything durable; one target that is slow takes next to nothing from the others.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { at, middle, verdict, whole } from './figures.ts'
import { serveTargets } from './hook-targets.ts'
import { startOctavo } from './servers.ts'

const fastTargets = 50
const slowMs = 2_000

if (process.argv[2] === 'targets') await listen()
else await bench()

async function bench(): Promise<void> {
  const octavo = await startOctavo('code-hosting')
  const targets = fork(import.meta.filename, ['targets'])
  try {
    const ports = (await once(targets, 'message'))[0] as number[]
    const ask = async (question: string): Promise<number[]> => {
      const answer = once(targets, 'message')
      targets.send(question)
      return (await answer)[0] as number[]
    }
    const repository = '/repos/demo/told'
    await call('POST', '/user/repos', { name: 'told' })
    const hooks: { id: number }[] = []
    for (const port of ports)
      hooks.push(
        await call('POST', `${repository}/hooks`, {
          events: ['issues'],
          config: { url: `http://127.0.0.1:${port}/hook`, content_type: 'json', secret: 'secret' },
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
    verdict('deliveries a second beside it:', middle(rates.beside), 500)
    verdict('of the rate alone:', middle(rates.beside) / middle(rates.alone), 0.8)
    console.log('Ten issues a second, from the request to the arrival')
    console.log(`  alone                          p99 ${at(waits.alone, 0.99).toFixed(0)} ms`)
    console.log(`  beside the slow one            p99 ${at(waits.beside, 0.99).toFixed(0)} ms`)
    verdict('the p99 alone, of that beside it:', at(waits.alone, 0.99) / at(waits.beside, 0.99), 0.5)
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

/** The last one is the slow one. */
function listen(): Promise<void> {
  return serveTargets(fastTargets + 1, async (index, body) => {
    const { issue } = JSON.parse(body.toString())
    if (issue && index < fastTargets) return Number(issue.title)
    if (issue) await pause(slowMs)
    return undefined
  })
}
