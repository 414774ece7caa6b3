import { AnalysisProblem } from '../analysis/analysis-problem.ts'
import { shellCommands } from './shell-commands.ts'

/** True if a text is a command line rather than a script. */
export function isShellCommand(text: string): boolean {
  const lines = text.trim().split('\n')
  if (lines.length > 1 && !lines.slice(0, -1).every((line) => line.endsWith('\\'))) return false
  const [, name = ''] = /^(?:\$\s+)?(?:\w+=\S*\s+)*([\w./-]+)/.exec(text.trim()) ?? []
  return Object.hasOwn(shellCommands, name) && !/[;{]\s*$/.test(text)
}

const connectors = new Map(
  Object.entries({
    '|': 'Its output goes to:',
    '&&': 'If that succeeds:',
    '||': 'If that fails:',
    ';': 'Then:',
    '&': 'In the background. Then:',
  }),
)

/** Describes each command of a shell command line. */
export function explainShell(text: string): string {
  const tokens = tokenize(
    text
      .trim()
      .replace(/^\$\s+/, '')
      .replace(/\\\n/g, ' '),
  )
  const lines: string[] = []
  let words: string[] = []
  const finish = () => {
    if (words.length) lines.push(...describeCommand(words))
    words = []
  }
  for (const token of tokens) {
    const connector = connectors.get(token)
    if (!connector) words.push(token)
    else {
      finish()
      lines.push('', connector, '')
    }
  }
  finish()
  return `${lines.join('\n').trim()}\n`
}

function tokenize(text: string): string[] {
  const tokens =
    text.match(
      /\d?(?:>>?|<)(?:&\d)?|(?:[^\s"'|&;<>]|\\.|"(?:[^"\\]|\\.)*"|'[^']*'|\$\([^)]*\))+|\|\||&&|[|;&]/g,
    ) ?? []
  if (/["']/.test(tokens.join('').replace(/"(?:[^"\\]|\\.)*"|'[^']*'|\\./g, '')))
    throw new AnalysisProblem('code_unparsable', 'A quotation mark is not closed.')
  return tokens
}

function describeCommand(words: readonly string[]): string[] {
  const variables = words.filter(
    (word, i) => /^\w+=/.test(word) && words.slice(0, i).every((before) => /^\w+=/.test(before)),
  )
  const [name = '', ...args] = words.slice(variables.length)
  const entry = Object.hasOwn(shellCommands, name) ? shellCommands[name] : undefined
  const lines = [entry ? `\`${name}\` ${entry.does}.` : name ? `Runs \`${name}\`.` : 'Sets variables.']
  if (variables.length)
    lines.push(`- ${variables.map((word) => `\`${word}\``).join(', ')}: environment variables`)
  if (/^(sudo|xargs)$/.test(name) && args.some((word) => !word.startsWith('-'))) {
    const at = args.findIndex((word) => !word.startsWith('-'))
    const options = args.slice(0, at).flatMap((word) => describeOption(word, entry?.options ?? {}))
    return [...lines, ...options, '', ...describeCommand(args.slice(at))]
  }
  if (name === 'time' && args.length) return [...lines, '', ...describeCommand(args)]
  const plain: string[] = []
  for (let i = 0; i < args.length; i++) {
    const word = args[i] ?? ''
    if (/^\d?(>>?|<)(&\d)?$/.test(word)) {
      const isDuplicate = word.includes('&')
      lines.push(`- \`${word}${isDuplicate ? '' : ` ${args[i + 1] ?? ''}`}\`: ${redirection(word)}`)
      if (!isDuplicate) i++
    } else if (word.startsWith('-') && word.length > 1)
      lines.push(...describeOption(word, entry?.options ?? {}))
    else plain.push(word)
  }
  if (plain.length)
    lines.push(
      `- ${plain.map((word) => `\`${word}\``).join(', ')}: ${plain.length === 1 ? 'argument' : 'arguments'}`,
    )
  return lines
}

function describeOption(word: string, options: Record<string, string>): string[] {
  const [name = word] = word.split('=', 1)
  if (Object.hasOwn(options, name)) return [`- \`${word}\`: ${options[name]}`]
  // Several options of one letter, such as `-rf`.
  const letters = /^-([A-Za-z\d]{2,6})$/.exec(word)?.[1]
  const texts = letters ? [...letters].map((letter) => options[`-${letter}`]) : []
  if (letters && texts.every((text) => text !== undefined))
    return [...letters].map((letter, i) => `- \`-${letter}\`: ${texts[i]}`)
  return [`- \`${word}\`: an option`]
}

function redirection(sign: string): string {
  if (sign.includes('&'))
    return sign.startsWith('2') ? 'errors go to the output' : 'the output goes to the errors'
  if (sign.endsWith('<')) return 'reads the input from the file'
  const what = sign.startsWith('2') ? 'errors' : 'the output'
  return sign.endsWith('>>') ? `appends ${what} to the file` : `writes ${what} to the file`
}
