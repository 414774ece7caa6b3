import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { Conversations } from '../conversations/create-conversations.ts'
import type { Engines } from '../engines/engines.ts'
import { createBackgroundResponses } from './background-responses.ts'
import { createResponseHistory } from './response-history.ts'
import { chatCompletionRoutes } from './routes/chat-completions.ts'
import { completionRoutes } from './routes/completions.ts'
import { embeddingRoutes } from './routes/embeddings.ts'
import { inputTokenRoutes } from './routes/input-tokens.ts'
import { modelRoutes } from './routes/models.ts'
import { responseRoutes } from './routes/responses.ts'
import { storedCompletionRoutes } from './routes/stored-completions.ts'
import { storedResponseRoutes } from './routes/stored-responses.ts'
import { deleteStoredBefore } from './store/stored-objects.ts'
import { createStoredCompletions } from './stored-completions.ts'
import { createStoredResponses } from './stored-responses.ts'

const dayMs = 86_400_000
const deleteBatchSize = 1_000

export function setUpOpenAi(context: Context, engines: Engines, conversations: Conversations): Subject {
  const { config, db, clock } = context
  const completions = createStoredCompletions(context)
  const responses = createStoredResponses(context)
  const history = createResponseHistory(responses, conversations)
  const background = createBackgroundResponses(context, responses)
  return {
    routes: [
      chatCompletionRoutes(context, engines, completions),
      storedCompletionRoutes(completions),
      responseRoutes(context, engines, responses, history, background),
      inputTokenRoutes(context, engines, history),
      storedResponseRoutes(responses, background),
      completionRoutes(context, engines),
      embeddingRoutes(context, engines),
      modelRoutes(engines),
    ],
    jobs: {
      'delete-expired-responses': {
        everyMs: 3_600_000,
        async run() {
          const { storedResponseDays } = config
          if (storedResponseDays === 0) return
          const endMs = clock.now() - storedResponseDays * dayMs
          const deleteBatch = () => db.write((tx) => deleteStoredBefore(tx, endMs, deleteBatchSize))
          while ((await deleteBatch()) === deleteBatchSize);
        },
      },
    },
    close: () => background.close(),
  }
}
