import type { Subject } from '@octavo/platform/subjects.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import type { Context } from '../context.ts'
import { dayMs } from './commit-statistics.ts'
import { communityRoutes } from './routes/community.ts'
import { statisticsRoutes } from './routes/statistics.ts'
import { trafficDays, trafficRoutes } from './routes/traffic.ts'
import { createStatisticsJob, statisticsJob } from './statistics.ts'
import { deleteOldTraffic } from './store.ts'
import { createTrafficRecorder } from './traffic-recorder.ts'

export function setUpInsights(context: Context): Subject {
  const { db, git, jobs, clock } = context
  const traffic = createTrafficRecorder(context)
  return {
    routes: [
      (app) => traffic.install(app),
      statisticsRoutes({ db, git, jobs, clock, people: createCommitPeople(db) }),
      trafficRoutes(context),
      communityRoutes(context),
    ],
    jobs: {
      'tidy-traffic': {
        everyMs: dayMs,
        run: () => db.write((tx) => deleteOldTraffic(tx, clock.now() - (trafficDays + 1) * dayMs)),
      },
      // Without git, queued jobs wait for a start with git.
      ...(git.isAvailable ? { [statisticsJob]: createStatisticsJob(context) } : {}),
    },
    close: () => traffic.flush(),
  }
}
