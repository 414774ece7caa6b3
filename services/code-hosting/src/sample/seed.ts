import { createActivity } from '../activity/create-activity.ts'
import { createPushes } from '../code/pushes/pushes.ts'
import type { Hosting } from '../context/hosting.ts'
import { beamRepository } from './beam.ts'
import { helloOctavo } from './hello-octavo.ts'
import { seedAccounts, seedTeam } from './seed-accounts.ts'
import { issueActs } from './seed-issues.ts'
import { repositoryActs } from './seed-repositories.ts'
import { tideTable } from './tide-table.ts'

/**
 * The sample comes about as it would have in life: one thing after the other, by the rules that hold for everybody,
 * each at its own time.
 */
export async function seedSample(hosting: Hosting): Promise<void> {
  let nowMs = 0
  const clock = { now: () => nowMs }
  const activity = createActivity({ ...hosting, clock })
  const pushes = createPushes({ ...hosting, clock, activity })
  const past: Hosting = { ...hosting, clock, activity, pushes }

  const setTime = (at: string) => {
    nowMs = Date.parse(at)
  }
  const accounts = await seedAccounts(past, setTime)
  const acts = [helloOctavo, tideTable, beamRepository].flatMap((sample) => [
    ...repositoryActs(past, accounts, sample),
    ...issueActs(past, accounts, sample),
  ])
  for (const { at, run } of acts.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))) {
    setTime(at)
    await run()
  }
  await seedTeam(past, accounts)
}
