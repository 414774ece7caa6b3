import { serveTasks } from '@octavo/platform/concurrency/task-worker.ts'
import type { Article } from './article.ts'
import { extractArticle } from './extract-article.ts'
import { readMainContent } from './main-content.ts'
import type { ArticleTask } from './read-article.ts'

serveTasks<ArticleTask, Article>(({ bytes, options }) => extractArticle(bytes, options, readMainContent))
