import type { Routes } from '@octavo/platform/service.ts'
import type { Static } from 'typebox'
import { chat } from '../access/needs.ts'
import type { Context } from '../context.ts'
import type { Conversations } from '../conversations/create-conversations.ts'
import type { ChatMessage, ChatTask } from '../engine/chat-task.ts'
import type { Engines } from '../engines/engines.ts'
import { finishReasonOf } from '../inference/finish-reason.ts'
import { languageNote } from '../intents/user-request.ts'
import { respond } from '../tasks/respond.ts'
import { mayFail } from '../wire/error-responses.ts'
import { collectReply } from './collect-reply.ts'
import { openThread } from './open-thread.ts'
import { ChatResponse, chatBody, tags } from './schema.ts'

const kind = { object: 'chat.response', prefix: 'chat' }

export const chatRoutes =
  (context: Context, engines: Engines, conversations: Conversations): Routes =>
  (app) => {
    app.post(
      '/v1/chat',
      {
        config: { needs: chat },
        schema: {
          operationId: 'chat/create',
          summary: 'Send a chat message',
          tags,
          body: chatBody,
          response: { 200: ChatResponse, ...mayFail },
        },
      },
      async (request, reply) => {
        const { body, caller } = request
        const thread = await openThread(conversations, caller, body)
        const task = taskOf(body, thread.messages)
        // Before the response begins, so that failures have their own status also with a stream.
        const run = await engines.chat(caller, body.model, task, request.disconnectSignal)
        return respond(context, kind, request, reply, async (progress) => {
          const { text, intent, code, edits, citations, warnings, usage, stopReason } = await collectReply(
            run.events,
            progress,
          )
          const conversationId = await thread.store(text)
          return {
            model: run.model,
            engine: run.engine,
            ...(usage && { usage }),
            finishReason: finishReasonOf(stopReason),
            citations,
            warnings,
            body: {
              response: text,
              conversation_id: conversationId,
              intent: intent ? { name: intent.name, confidence: intent.confidence } : null,
              code: code.map(({ kind: _, ...rest }) => rest),
              edits: edits.map(({ path, diff }) => ({ path, diff })),
            },
          }
        })
      },
    )
  }

function taskOf(
  { language, max_tokens, temperature, seed, context }: Static<typeof chatBody>,
  messages: readonly ChatMessage[],
): Omit<ChatTask, 'model'> {
  const { files = [], paths = [], selection, repository, ref } = context ?? {}
  return {
    messages: language === undefined ? messages : [languageNote(language), ...messages],
    tools: [],
    toolChoice: 'none',
    stop: [],
    ...(max_tokens !== undefined && { maxTokens: max_tokens }),
    ...(temperature !== undefined && { temperature }),
    ...(seed !== undefined && { seed }),
    ...(context && {
      context: {
        files,
        paths,
        ...(repository !== undefined && { repository }),
        ...(ref !== undefined && { ref }),
        ...(selection && {
          selection: { path: selection.path, startLine: selection.start, endLine: selection.end },
        }),
      },
    }),
  }
}
