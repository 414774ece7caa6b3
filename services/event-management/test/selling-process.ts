// The service in a process of its own: to be killed, and started again when the holds of before are over.
import { serveAsChild, tellParent } from '@octavo/testing/child-service.ts'
import service from '../src/index.ts'

const [place = '{}', laterMs] = process.argv.slice(2)
tellParent(await serveAsChild(service, { ...JSON.parse(place), laterMs: Number(laterMs) }))
