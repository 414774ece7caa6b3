// Claim: during each attack, p99 of another caller's simple request stays under 100 ms. Each figure is shown beside the same
// request without an attack, in the same run. The attacker is a separate process.
import { setTimeout as pause } from 'node:timers/promises'
import {
  type AttackResult,
  fillTarget,
  measureOther,
  percentile,
  prepareAttack,
} from '../services/code-hosting/test/attacks/attack-world.ts'
import { startOctavo } from './servers.ts'

const simple = '/repos/demo/sea'
const maxP99Ms = 100
const quietMs = 5_000
const rounds = 5

const octavo = await startOctavo('code-hosting')
try {
  const target = { url: octavo.url, token: octavo.token ?? '' }
  const headers = {
    authorization: `Bearer ${target.token}`,
    'content-type': 'application/json',
    'user-agent': 'bench',
  }
  const created = await fetch(`${target.url}/user/repos`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'sea' }),
  })
  const { id } = await created.json()
  const commits = await fillTarget(target, 500)
  const [head = ''] = commits
  const archive = `/_codeload/${id}/tarball/${head}`
  const pages = commits.flatMap((oid) => [`/demo/sea/tree/${oid}/src`, `/demo/sea/commit/${oid}`])
  const attacks = [
    ['long refs', ''],
    ['many refs', ''],
    ['equal wants', head],
    ['random wants', ''],
    ['archives', archive],
    ['slow readers', archive],
    ['pages', pages.join(' ')],
  ] as const

  console.log(`${'another caller'.padEnd(16)} ${'p50'.padStart(8)} ${'p99'.padStart(8)}   p99 to quiet`)
  const quiet = await measureOther(target, simple, pause(quietMs))
  const quietP99 = show('no attack', quiet.timesMs)
  for (const [name, argument] of attacks) {
    const attack = await prepareAttack(name, target, { argument, rounds })
    const attacking: Promise<AttackResult> = attack.run()
    if (name === 'slow readers') setTimeout(attack.stop, quietMs)
    const { timesMs } = await measureOther(target, simple, attacking)
    show(name, timesMs, quietP99)
  }
} finally {
  await octavo.stop()
}

function show(name: string, timesMs: readonly number[], quietP99?: number): number {
  const p99 = percentile(timesMs, 0.99)
  const figures = [percentile(timesMs, 0.5), p99].map((ms) => `${ms.toFixed(1)} ms`.padStart(8)).join(' ')
  const isMet = p99 <= maxP99Ms
  const ratio = quietP99 === undefined ? '' : `   ${(p99 / quietP99).toFixed(1)}`
  console.log(`${name.padEnd(16)} ${figures}${ratio}${isMet ? '' : '   NOT MET'}`)
  if (!isMet) process.exitCode = 1
  return p99
}
