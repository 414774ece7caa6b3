import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../../kit/button.tsx'

/** Beginnings of messages about code, in the order of the work on it. */
const tasks = ['Explain', 'Document', 'Review', 'Fix', 'Write tests for'] as const

interface ComposerProps {
  isBusy: boolean
  onSend(message: string): void
  onStop(): void
}

export function Composer({ isBusy, onSend, onStop }: ComposerProps) {
  const text = useSignal('')
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // Grows with its text, up to the limit of the style sheet.
    const { current } = area
    if (!current) return
    current.style.blockSize = 'auto'
    current.style.blockSize = `${current.scrollHeight + 2}px`
  }, [text.value])
  const send = () => {
    const message = text.value.trim()
    if (!message || isBusy) return
    text.value = ''
    onSend(message)
  }
  const begin = (task: string) => {
    const code = text.value.trim()
    text.value = code ? `${task} this code:\n\n${fenced(code)}` : `${task} this code:\n\n\`\`\`\n\n\`\`\``
    area.current?.focus()
  }
  return (
    <form
      class="assistant-composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label class="unseen" for="message">
        Message
      </label>
      <textarea
        ref={area}
        id="message"
        class="input input-area"
        rows={3}
        placeholder="Ask for code, or paste code and say what to do with it"
        aria-describedby="message-keys"
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          send()
        }}
      />
      <div class="assistant-composer-tools">
        <fieldset class="assistant-tasks">
          <legend class="unseen">Begin a message about code</legend>
          {tasks.map((task) => (
            <Button key={task} kind="quiet" onClick={() => begin(task)}>
              {task.replace(' for', '')}
            </Button>
          ))}
        </fieldset>
        <span class="quiet small assistant-keys" id="message-keys">
          Ctrl Enter sends
        </span>
        {isBusy ? (
          <Button onClick={onStop}>Stop</Button>
        ) : (
          <Button type="submit" kind="primary" disabled={!text.value.trim()}>
            Send
          </Button>
        )}
      </div>
    </form>
  )
}

/** The fence is longer than any in the code. */
function fenced(code: string): string {
  if (code.includes('```')) return code
  return `\`\`\`\n${code}\n\`\`\``
}
