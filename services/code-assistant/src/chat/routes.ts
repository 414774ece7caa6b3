import { keepCharge } from '@octavo/platform/access.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { chat } from '../access/needs.ts'
import type { Context } from '../context.ts'
import type { Conversations } from '../conversations/create-conversations.ts'
import type { Engines } from '../engines/engines.ts'
import { finishReasonOf } from '../inference/finish-reason.ts'
import { languageNote } from '../intents/user-request.ts'
import { collectReply } from '../tasks/collect-reply.ts'
import { readChatTask } from '../tasks/read-chat-task.ts'
import { respond } from '../tasks/respond.ts'
import { mayFail } from '../wire/error-responses.ts'
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
        const { language } = body
        const messages =
          language === undefined ? thread.messages : [languageNote(language), ...thread.messages]
        const task = readChatTask(body, messages)
        // Before the response begins, so that failures have their own status also with a stream.
        const run = await engines.chat(caller, body.model, task, request.disconnectSignal)
        return respond(context, kind, request, reply, async (progress) => {
          const { text, intent, code, edits, citations, warnings, usage, stopReason } = await collectReply(
            run.events,
            progress,
          )
          // A client that leaves now can read it later.
          if (thread.isStored) keepCharge(request)
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
