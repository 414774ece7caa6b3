import { createVocabulary, scorePhrases } from '../matching/score-phrases.ts'
import { kebabCase } from '../names.ts'
import type { Recipe, RecipeResult } from '../recipe.ts'
import type { Command } from './command.ts'
import { gitCommands } from './git-commands.ts'
import { shellCommands } from './shell-commands.ts'

const families = [
  {
    id: 'git',
    commands: gitCommands,
    asks: /\bgit\b/i,
    context:
      'git command commands repository repo current local branch commit undo keep changes staged without losing work main master',
  },
  {
    id: 'shell',
    commands: shellCommands,
    asks: /\b(?:shell|bash|command(?: line)?|terminal|linux|unix|one-?liner|zsh|cli)\b/i,
    context:
      'shell bash command line terminal linux unix liner current folder directory recursively recursive all days old run',
  },
]

export function createCommandRecipes(): Recipe[] {
  return families.flatMap(({ id, commands, asks, context }) =>
    commands.map((command): Recipe => {
      const vocabulary = createVocabulary(
        [command.title, ...command.words.split(/\s*,\s*/)],
        `${context} ${command.title} ${command.words}`,
      )
      return {
        id: `commands/${id}-${kebabCase(command.title)}`,
        title: `${id === 'git' ? 'Git' : 'Shell'} command: ${command.title}`,
        score(request) {
          if (request.spec || (request.language && request.language !== 'bash')) return 0
          const score = scorePhrases(vocabulary, withoutValues(request))
          return asks.test(request.prompt) || request.language === 'bash' ? score : 0.5 * score
        },
        generate: ({ prompt }) => renderCommand(command, prompt),
      }
    }),
  )
}

/** Names of files and branches are values of slots and say nothing about the command. */
function withoutValues(request: Parameters<Recipe['score']>[0]): Parameters<Recipe['score']>[0] {
  const values = new Set(
    readValues(request.prompt).flatMap(({ value }) => value.toLowerCase().match(/[a-z]+\d*/g) ?? []),
  )
  return {
    ...request,
    content: new Set(
      [...request.content].filter((stem) => ![...values].some((value) => value.startsWith(stem))),
    ),
  }
}

interface SlotValue {
  kind: 'quoted' | 'path' | 'pattern' | 'url' | 'number' | 'name' | 'size' | 'commit' | 'tag'
  value: string
}

function readValues(prompt: string): SlotValue[] {
  const forms: [SlotValue['kind'], RegExp][] = [
    ['url', /\b(?:https?:\/\/|git@)\S+/g],
    ['quoted', /(?<=["'`])[^"'`]+(?=["'`])/g],
    ['pattern', /(?<=^|\s)\*?\.\w{1,6}(?=\s|$|,)|\*[\w.*-]+/g],
    ['tag', /\bv\d+(?:\.\d+)*\b/g],
    ['commit', /\b(?=[a-f\d]*\d)(?=[a-f\d]*[a-f])[a-f\d]{7,40}\b/g],
    ['size', /\b\d+ ?[kKMG]B?\b/g],
    ['path', /(?<=^|\s)(?:[\w.-]*\/[\w./-]+|[\w-]+\.\w{1,6})(?=\s|$|,)/g],
    [
      'name',
      /(?<=\b(?:branch|to|called|named|folder|directory|tag)\s)(?!(?:the|a|an|main|all|this|and|my|with|from|into|in|on|of|by|last|one|it)\b)[\w./-]+/g,
    ],
    ['number', /\b\d+\b/g],
  ]
  return forms.flatMap(([kind, pattern]) => [...prompt.matchAll(pattern)].map(([value]) => ({ kind, value })))
}

const slotKinds = new Map<string, readonly SlotValue['kind'][]>(
  Object.entries({
    count: ['number'],
    port: ['number'],
    size: ['size'],
    pattern: ['pattern'],
    url: ['url'],
    commit: ['commit'],
    tag: ['tag'],
    branch: ['quoted', 'name'],
    file: ['path', 'quoted'],
    archive: ['path'],
    folder: ['name'],
    message: ['quoted'],
    text: ['quoted'],
    from: ['quoted'],
    to: ['quoted'],
  }),
)

/** Fills the slots. A value from the prompt goes into one slot; in a shell, only plain characters are filled in. */
function renderCommand({ title, command, explanation }: Command, prompt: string): RecipeResult {
  const values = readValues(prompt)
  const filled = new Map<string, string>()
  const text = command.replace(/<(\w+)=([^>]*)>/g, (_, name: string, standard: string) => {
    const previous = filled.get(name)
    if (previous !== undefined) return previous
    const index = values.findIndex(({ kind, value }) => slotKinds.get(name)?.includes(kind) && isPlain(value))
    const [match] = index < 0 ? [] : values.splice(index, 1)
    const value = match ? adapt(name, match.value) : standard
    filled.set(name, value)
    return value
  })
  return {
    language: 'bash',
    files: [{ path: 'command.sh', content: `${text}\n` }],
    explanation: `**${title}.** ${explanation}`,
  }
}

const isPlain = (value: string): boolean => /^[\w ./:@*,+=-]+$/.test(value) && !value.startsWith('-')

function adapt(name: string, value: string): string {
  if (name === 'pattern') return value.startsWith('*') ? value : `*${value}`
  if (name === 'size') return value.replace(/[ B]/g, '')
  return value
}
