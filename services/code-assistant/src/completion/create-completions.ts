import type { Context } from '../context.ts'
import type { CompletionTask } from '../engine/completion-task.ts'
import type { Repositories } from '../repositories/repositories.ts'
import { type Completion, completeCode } from './complete-code-task.ts'

export interface Completions {
  /** The best first, and none when it is unsure. */
  complete(task: Omit<CompletionTask, 'model'>, signal: AbortSignal): Promise<Completion[]>
}

const maxCount = 10
const relatedFiles = 6
/** The code near the cursor finds files that use the same names. */
const relatedCharacters = 1_500

export function createCompletions({ analysis }: Context, repositories: Repositories): Completions {
  return {
    async complete({ prefix, suffix, path, language, snippets, repository, userId, count, stop }, signal) {
      const repositoryFiles = repository
        ? await repositories.listRelatedFiles({
            name: repository,
            path,
            code: prefix.slice(-relatedCharacters),
            limit: relatedFiles,
            userId,
          })
        : []
      const input = {
        prefix,
        suffix,
        path,
        language,
        snippets,
        repositoryFiles,
        count: Math.min(count, maxCount),
        stop,
      }
      const { completions } = await analysis.run(completeCode, input, { userId, signal })
      return completions
    },
  }
}
