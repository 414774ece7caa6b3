import { serveTasks } from '@octavo/platform/concurrency/task-worker.ts'
import type { Article } from '../articles/article.ts'
import { readArticle } from '../articles/read-article.ts'
import type { PageInput } from './page-reader.ts'

serveTasks<PageInput, Article>(({ bytes, ...options }) => readArticle(bytes, options))
