// Serves in a child process that can be killed.
import { reportToParent, serveAsChild } from '@octavo/testing/child-service.ts'
import service from '../src/index.ts'

reportToParent(await serveAsChild(service, JSON.parse(process.argv[2] ?? '{}')))
