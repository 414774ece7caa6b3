// Claims: a reset of all services to their sample data takes less than 200 ms, git repositories on disk included. Beside it,
// in the same run: a start of the same services with empty data, which is what a reset saves.
import { startOctavo } from '@octavo/testing/octavo.ts'
import { checkClaim, formatCount, median, quantile } from './figures.ts'

const rounds = 20
const maxMs = 200

const startedMs = performance.now()
const octavo = await startOctavo()
const startMs = performance.now() - startedMs
try {
  const { url, demo } = octavo.services['code-hosting'] ?? {}
  const headers = { authorization: `Bearer ${demo?.token}`, 'user-agent': 'bench' }
  const timesMs: number[] = []
  for (let round = 0; round < rounds; round++) {
    const body = JSON.stringify({ name: `round-${round}`, auto_init: true })
    const { status } = await fetch(`${url}/user/repos`, { method: 'POST', headers, body })
    if (status !== 201) throw new Error(`A repository was refused with ${status}`)
    const beganMs = performance.now()
    await octavo.reset()
    timesMs.push(performance.now() - beganMs)
  }
  console.log(`  start with sample data ${formatCount(startMs)} ms`)
  console.log(
    `  reset p50 ${formatCount(median(timesMs))} ms, p90 ${formatCount(quantile(timesMs, 0.9))} ms, of ${rounds}`,
  )
  checkClaim(`resets in ${maxMs} ms`, maxMs / median(timesMs), 1)
} finally {
  await octavo.close()
}
