import { readFileSync } from 'node:fs'
import type { Intent, Surroundings } from '../../src/intents/intent.ts'

export interface Utterance extends Surroundings {
  text: string
  /** The intent, such as `fix` or `refactor:rename`. */
  label: string
}

/**
 * Lines below headings with their label. `\n` is a line break. A line may start with `[previous]` for an earlier
 * response with code, `[repository]` for an attached repository, or `[code]` for an attached file.
 */
export function readUtterances(file: string): Utterance[] {
  let label = ''
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('# ')) label = line.slice(2)
      if (line === '' || line.startsWith('#')) return []
      const [, flag, text = ''] = /^(?:\[(previous|repository|code)\] )?(.*)$/.exec(line) ?? []
      return [
        {
          text: text.replaceAll('\\n', '\n'),
          label,
          hasPrevious: flag === 'previous',
          hasRepository: flag === 'repository',
          hasCode: flag === 'code',
        },
      ]
    })
}

export const labelOf = ({ name, refactoring }: Pick<Intent, 'name' | 'refactoring'>): string =>
  refactoring === undefined ? name : `${name}:${refactoring}`
