// Claims: fifty webhooks on one repository receive at least 500 deliveries per second, measured from the request to the last
// arrival, all durable; one slow target barely affects the others.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { checkClaim, formatCount, median, quantile } from './figures.ts'
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
    const query = async (request: string): Promise<number[]> => {
      const message = once(targets, 'message')
      targets.send(request)
      return (await message)[0] as number[]
    }
    const repository = '/repos/demo/hooked'
    await call('POST', '/user/repos', { name: 'hooked' })
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

    /** Deliveries per second to the fast targets, with four callers that open issues. */
    async function rate(issues: number): Promise<number> {
      const startMs = performance.now()
      let left = issues
      const caller = async () => {
        while (left-- > 0) await open()
      }
      await Promise.all([caller(), caller(), caller(), caller()])
      while ((await query('count'))[0] !== issues * fastTargets) await pause(5)
      const perSecond = (issues * fastTargets * 1_000) / (performance.now() - startMs)
      await query('latencies')
      return perSecond
    }

    /** Latency from the request to the arrival, at ten issues per second. */
    async function latencies(issues: number): Promise<number[]> {
      for (let n = 0; n < issues; n++) await Promise.all([open(), pause(100)])
      while ((await query('count'))[0] !== issues * fastTargets) await pause(5)
      return query('latencies')
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
    console.log(`${fastTargets} webhooks of one repository, issue events`)
    console.log(`  alone                          ${formatCount(median(rates.alone))} deliveries/s`)
    console.log(`  beside one with ${slowMs} ms   ${formatCount(median(rates.beside))} deliveries/s`)
    checkClaim('deliveries per second beside it:', median(rates.beside), 500)
    checkClaim('of the rate alone:', median(rates.beside) / median(rates.alone), 0.8)
    console.log('Ten issues per second, from request to arrival')
    console.log(`  alone                          p99 ${quantile(waits.alone, 0.99).toFixed(0)} ms`)
    console.log(`  beside the slow one            p99 ${quantile(waits.beside, 0.99).toFixed(0)} ms`)
    checkClaim(
      'the p99 alone, of that beside it:',
      quantile(waits.alone, 0.99) / quantile(waits.beside, 0.99),
      0.5,
    )
  } finally {
    targets.kill()
    await octavo.stop()
  }

  async function call(method: string, path: string, body: object) {
    const headers = { authorization: `Bearer ${octavo.token}`, 'content-type': 'application/json' }
    const response = await fetch(octavo.url + path, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}

/** The last target is slow. */
function listen(): Promise<void> {
  return serveTargets(fastTargets + 1, async (index, body) => {
    const { issue } = JSON.parse(body.toString())
    if (issue && index < fastTargets) return Number(issue.title)
    if (issue) await pause(slowMs)
    return undefined
  })
}
