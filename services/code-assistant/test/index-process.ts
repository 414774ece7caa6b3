// Serves in a child process that can be killed.
import { reportToParent, serveAsChild } from '@octavo/testing/child-service.ts'
import service from '../src/index.ts'

const [options = '{}', laterMs = '0'] = process.argv.slice(2)
reportToParent(await serveAsChild(service, { laterMs: Number(laterMs), ...JSON.parse(options) }))
