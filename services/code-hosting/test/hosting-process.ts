// The service in a process of its own, on the data of a folder: to be killed, and started again later.
import { serveAsChild, tellParent } from '@octavo/testing/child-service.ts'
import service from '../src/index.ts'

const [dataDir = '', laterMs] = process.argv.slice(2)
tellParent(await serveAsChild(service, { dataDir, laterMs: Number(laterMs) }))
