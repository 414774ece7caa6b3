import type { Caller } from '@octavo/platform/auth/auth.ts'
import { userIdOf } from '../../access/user-id.ts'
import type { CompletionTask } from '../../engine/completion-task.ts'
import { invalid, present, readStops, readText } from '../../wire/body-fields.ts'
import type { CompletionBody, FimBody } from '../schema/completion.ts'
import { readFimPrompt } from './fim-prompt.ts'

const maxChoices = 64
/** `echo` repeats the prompts in each choice. */
const maxRepeatedLength = 1024 * 1024

/** One task for each prompt. */
export function readCompletionTasks(
  caller: Caller,
  body: CompletionBody,
): [Omit<CompletionTask, 'model'>, ...Omit<CompletionTask, 'model'>[]] {
  const prompts = readPrompts(body.prompt)
  const count = body.n ?? 1
  if (prompts.length * count > maxChoices) throw invalid('prompt', `at most ${maxChoices} with all \`n\``)
  const repeatedLength = prompts.reduce((sum, prompt) => sum + prompt.length * count, 0)
  if (body.echo && count > 1 && repeatedLength > maxRepeatedLength)
    throw invalid('n', '1 if `echo` repeats prompts of this length')
  const [first = '', ...rest] = prompts
  const read = (prompt: string) => ({
    ...readFields(caller, body),
    ...readCode(prompt, body.suffix),
    count,
    ...present({ seed: body.seed }),
  })
  return [read(first), ...rest.map(read)]
}

export function readFimTask(caller: Caller, body: FimBody): Omit<CompletionTask, 'model'> {
  return {
    ...readFields(caller, body),
    ...readCode(body.prompt, body.suffix),
    count: 1,
    ...present({ seed: body.random_seed }),
  }
}

function readFields(caller: Caller, body: Omit<FimBody, 'prompt'>) {
  return {
    userId: userIdOf(caller),
    stop: readStops(body.stop, 'stop'),
    ...present({
      maxTokens: body.max_tokens || undefined,
      temperature: body.temperature,
      topP: body.top_p,
    }),
  }
}

function readCode(prompt: string, suffix: string | null | undefined) {
  const fim = suffix ? undefined : readFimPrompt(prompt)
  return fim ?? { prefix: prompt, suffix: suffix ?? '', snippets: [] }
}

function readPrompts(prompt: CompletionBody['prompt']): readonly string[] {
  if (typeof prompt === 'string') return [prompt]
  const prompts = prompt ?? []
  if (prompts.length === 0) throw invalid('prompt', 'a string or an array of strings')
  return prompts.map((item, index) => readText(item, `prompt[${index}]`))
}
