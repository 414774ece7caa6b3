// Runs the service in a child process on a data folder, so that tests can kill and restart it.
import { reportToParent, serveAsChild } from '@octavo/testing/child-service.ts'
import service from '../src/index.ts'

const [dataDir = '', laterMs] = process.argv.slice(2)
const settings = { file: { 'anime-catalogue': { requestsPerMinute: 0 } } }
reportToParent(await serveAsChild(service, { dataDir, settings, laterMs: Number(laterMs) }))
