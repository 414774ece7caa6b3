import type { ModelPrompt } from '../tasks/model-run.ts'
import type { ExplainBody } from './schema.ts'

export function explainPrompt({ code, path = 'code', detail = 'normal' }: ExplainBody): ModelPrompt {
  return {
    instructions: `Explain to a programmer what the attached code does and how, in Markdown. ${lengths[detail]}`,
    message: 'Explain the attached code.',
    files: [{ path, content: code }],
  }
}

const lengths = {
  brief: 'Write one paragraph.',
  normal: 'Write a summary, then the main steps.',
  full: 'Write a summary, then every function with its edge cases.',
}
