import { serveTasks } from '@octavo/platform/concurrency/task-worker.ts'
import { renderMarkup } from './render.ts'

serveTasks(renderMarkup)
