// Runs the service in a child process that can be killed and restarted after its holds have expired. Messages are
// milliseconds by which its clock advances.
import { reportToParent, serveAsChild } from '@octavo/testing/child-service.ts'
import service from '../src/index.ts'

const [options = '{}', laterMs] = process.argv.slice(2)
let offsetMs = Number(laterMs)
process.on('message', (ms: number) => {
  offsetMs += ms
})
const clock = { now: () => Date.now() + offsetMs }
reportToParent(await serveAsChild(service, { ...JSON.parse(options), clock }))
