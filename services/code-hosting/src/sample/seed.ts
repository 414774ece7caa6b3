import { createActivity } from '../activity/create-activity.ts'
import { listCheckResults } from '../code/commits/store/check-results.ts'
import { createPushes } from '../code/pushes/pushes.ts'
import type { Context } from '../context.ts'
import { createRefGuard } from '../rules/ref-guard.ts'
import { beamRepository } from './beam.ts'
import { helloOctavo } from './hello-octavo.ts'
import { seedAccounts, seedTeam } from './seed-accounts.ts'
import { issueActs } from './seed-issues.ts'
import { pullActs } from './seed-pulls.ts'
import { releaseActs } from './seed-releases.ts'
import { repositoryActs } from './seed-repositories.ts'
import { tideTable } from './tide-table.ts'

/** Creates the sample through the domain functions, in chronological order, with a clock at the time of each step. */
export async function seedSample(context: Context): Promise<void> {
  let nowMs = 0
  const clock = { now: () => nowMs }
  const activity = createActivity({ ...context, clock })
  const refGuard = createRefGuard({ ...context, clock }, listCheckResults)
  const pushes = createPushes({ ...context, clock, activity, refGuard })
  const past: Context = { ...context, clock, activity, pushes }

  const setTime = (at: string) => {
    nowMs = Date.parse(at)
  }
  const accounts = await seedAccounts(past, setTime)
  const acts = [helloOctavo, tideTable, beamRepository].flatMap((sample) => [
    ...repositoryActs(past, accounts, sample),
    ...issueActs(past, accounts, sample),
    ...pullActs(past, accounts, sample),
    ...releaseActs(past, accounts, sample),
  ])
  for (const { at, run } of acts.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))) {
    setTime(at)
    await run()
  }
  await seedTeam(past, accounts)
}
