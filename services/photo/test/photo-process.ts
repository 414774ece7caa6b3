// Runs the service in a child process that can be killed and restarted after its leases have expired.
import { reportToParent, serveAsChild } from '@octavo/testing/child-service.ts'
import service from '../src/index.ts'

const [options = '{}', laterMs] = process.argv.slice(2)
reportToParent(await serveAsChild(service, { ...JSON.parse(options), laterMs: Number(laterMs) }))
