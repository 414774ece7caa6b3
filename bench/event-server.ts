// An event service in its own process, without limits, with an additional route that sells by reading before writing.
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { reportToParent, serveAsChild } from '@octavo/testing/child-service.ts'
import service from '../services/event-management/src/index.ts'

const location: { dataDir?: string; databaseUrl?: string } = JSON.parse(process.argv[2] ?? '{}')

const running = await serveAsChild(service, {
  ...location,
  extend(app) {
    app.post('/naive/:pool', { config: { access: 'open' } }, async (request) => {
      const { db } = running.context
      const id = Number(asRecord(request.params).pool)
      const pool = db.read.selectFrom('pool').select('subject').where('id', '=', id)
      const sold = Number((await pool.executeTakeFirstOrThrow()).subject)
      if (sold >= Number(asRecord(request.query).capacity)) return { isGranted: false }
      const change = db.read
        .updateTable('pool')
        .set({ subject: String(sold + 1) })
        .where('id', '=', id)
      await db.run(change)
      return { isGranted: true }
    })
  },
})

// Reports its processor time to the benchmark.
process.on('message', () => process.send?.(process.cpuUsage()))

reportToParent(running)
