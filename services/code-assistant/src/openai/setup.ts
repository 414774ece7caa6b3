import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { Engines } from '../engines/engines.ts'
import { chatCompletionRoutes } from './routes/chat-completions.ts'
import { modelRoutes } from './routes/models.ts'
import { storedCompletionRoutes } from './routes/stored-completions.ts'
import { createStoredCompletions } from './stored-completions.ts'

export function setUpOpenAi(context: Context, engines: Engines): Subject {
  const completions = createStoredCompletions(context)
  return {
    routes: [
      chatCompletionRoutes(context, engines, completions),
      storedCompletionRoutes(completions),
      modelRoutes(engines),
    ],
  }
}
