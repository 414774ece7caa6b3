// An event service in a process of its own, without limits. For comparison it also sells as a program does that looks
// before it takes.
import { serveAsChild, tellParent } from '@octavo/testing/child-service.ts'
import { getContext } from '../services/event-management/src/create-context.ts'
import service from '../services/event-management/src/index.ts'

const place: { dataDir?: string; databaseUrl?: string } = JSON.parse(process.argv[2] ?? '{}')

const running = await serveAsChild(service, {
  ...place,
  extend(app) {
    app.post('/naive/:pool', { config: { access: 'open' } }, async (request) => {
      const { db } = getContext(running.context)
      const id = Number(Object(request.params).pool)
      const pool = db.read.selectFrom('pool').select('subject').where('id', '=', id)
      const sold = Number((await pool.executeTakeFirstOrThrow()).subject)
      if (sold >= Number(Object(request.query).capacity)) return { isGranted: false }
      const change = db.read
        .updateTable('pool')
        .set({ subject: String(sold + 1) })
        .where('id', '=', id)
      await db.run(change)
      return { isGranted: true }
    })
  },
})

// The bench asks how much of the processors it has used.
process.on('message', () => process.send?.(process.cpuUsage()))

tellParent(running)
