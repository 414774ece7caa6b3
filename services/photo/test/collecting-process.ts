// Serves in a child process that can be killed.
import { reportToParent, serveAsChild } from '@octavo/testing/child-service.ts'
import service from '../src/index.ts'

const [options = '{}'] = process.argv.slice(2)
reportToParent(await serveAsChild(service, { sampleData: true, ...JSON.parse(options) }))
