import { isAbsolute, join } from 'node:path/posix'
import { type ChatTask, textOf } from '../../engine/chat-task.ts'
import { languageOfPath } from '../../source-code/languages.ts'

const maxLength = 4_000

/** Products whose names end like files. */
const products = /^(?:node|next|nuxt|vue|react|express|three|d3|angular|backbone|ember|chart|socket)\.js$/i

/** Paths of source files in a text, in their order. */
export function pathsIn(text: string): string[] {
  const words = text.slice(0, maxLength).match(/[\w@.~/+-]{1,300}/g) ?? []
  const bare = words.map((word) => word.replace(/^@(?=[\w.]*\/)|\.+$/g, ''))
  return [
    ...new Set(
      bare.filter((word) => /[\w-]\.\w+$/.test(word) && languageOfPath(word) && !products.test(word)),
    ),
  ]
}

const workingFolder = /(?:working (?:in the )?directory|<cwd>|\bcwd\b)[:\s]{0,3}(\/[^\s<`'"]{1,400})/i

/** Some clients read absolute paths only, and send their working directory. */
export function absolutePath(
  path: string,
  { tools, messages }: Pick<ChatTask, 'tools' | 'messages'>,
): string {
  if (isAbsolute(path) || !needsAbsolutePaths(tools)) return path
  for (const message of messages.slice(0, 10)) {
    const folder = workingFolder.exec(textOf(message).slice(0, 200_000))?.[1]
    if (folder) return join(folder, path)
  }
  return path
}

/** By the description of the tools: `must be an absolute path`, or `absolute path` and not `relative or absolute`. */
function needsAbsolutePaths(tools: ChatTask['tools']): boolean {
  const texts = tools
    .filter(({ name }) => /read|view/i.test(name))
    .map(({ description, parameters }) => `${description} ${JSON.stringify(parameters)}`)
  return texts.some(
    (text) =>
      /\bmust be (?:an )?absolute\b/i.test(text) ||
      (/\babsolute\b/i.test(text) && !/\brelative\b(?! paths? (?:is|are) not)/i.test(text)),
  )
}
