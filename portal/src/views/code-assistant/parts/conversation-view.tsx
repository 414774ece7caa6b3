import type { Turn } from '../chatting/conversation.ts'
import { Markdown } from '../markdown/markdown.tsx'
import { ReplyFacts } from './reply-facts.tsx'

interface ConversationViewProps {
  turns: readonly Turn[]
  isBusy: boolean
}

export function ConversationView({ turns, isBusy }: ConversationViewProps) {
  return (
    <ol class="assistant-turns" data-list="" aria-busy={isBusy}>
      {turns.map((turn, index) => (
        <li key={index} class="assistant-turn">
          <TurnView turn={turn} isRunning={isBusy && index === turns.length - 1} />
        </li>
      ))}
    </ol>
  )
}

function TurnView({ turn, isRunning }: { turn: Turn; isRunning: boolean }) {
  const { message, response, reply, failure, isStopped } = turn
  return (
    <>
      <h2 class="unseen">You</h2>
      <div class="assistant-message">
        <Markdown text={message} />
      </div>
      <h2 class="unseen">Assistant</h2>
      <div class="assistant-response">
        {response ? <Markdown text={response} /> : isRunning && <p class="quiet">Working</p>}
        {isStopped && <p class="quiet small">Stopped.</p>}
        {failure && (
          <p class="assistant-failure" role="alert">
            {failure.message}
            {failure.requestId && <span class="small quiet">{` · request ${failure.requestId}`}</span>}
          </p>
        )}
        {reply && <ReplyFacts reply={reply} />}
      </div>
    </>
  )
}
