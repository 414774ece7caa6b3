// The service in a process of its own: to be killed, and started again later.
import { createLogger } from '@octavo/platform/log.ts'
import { startService } from '@octavo/platform/start-service.ts'
import service from '../src/index.ts'

const [place = '{}', laterMs = '0'] = process.argv.slice(2)

// The test was killed.
process.on('disconnect', () => process.exit())

const { url, demo } = await startService(service, {
  ...JSON.parse(place),
  host: '127.0.0.1',
  port: 0,
  settings: {},
  log: createLogger('silent'),
  limits: 'off',
  privateTargets: true,
  sampleData: false,
  demoSecret: 'the same at every start',
  // By then the holds of before are over.
  clock: { now: () => Date.now() + Number(laterMs) },
})
process.send?.({ url, token: demo?.token })
