// The service in its own process, to be killed and restarted on the same data folder.
import { serveAsChild, tellParent } from '@octavo/testing/child-service.ts'
import service from '../src/index.ts'
import './kill-at-step.ts'

const [dataDir = '', laterMs] = process.argv.slice(2)
tellParent(await serveAsChild(service, { dataDir, laterMs: Number(laterMs) }))
