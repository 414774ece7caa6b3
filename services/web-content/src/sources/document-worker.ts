import { serveTasks } from '@octavo/platform/concurrency/task-worker.ts'
import { prepareDocument } from './prepare-document.ts'

serveTasks(prepareDocument)
