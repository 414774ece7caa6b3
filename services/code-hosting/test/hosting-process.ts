// The service in its own process, to be killed and restarted on the same data folder.
import { reportToParent, serveAsChild } from '@octavo/testing/child-service.ts'
import service from '../src/index.ts'
import './kill-at-step.ts'

const [dataDir = '', laterMs] = process.argv.slice(2)
reportToParent(await serveAsChild(service, { dataDir, laterMs: Number(laterMs) }))
