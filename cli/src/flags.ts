import { type ParseArgsConfig, parseArgs } from 'node:util'
import { errorCode, errorMessage } from '@octavo/platform/unknown-values.ts'
import { unknownWord } from './suggestion.ts'
import { UsageError } from './usage-error.ts'

export interface Flag {
  type: 'string' | 'boolean'
  /** The placeholder for the value in help texts. */
  value?: string
  help: string
}

export const configFlag = {
  type: 'string',
  value: 'FILE',
  help: 'a JSON file of settings (default: ./octavo.config.json)',
} as const satisfies Flag

export interface ParsedFlags {
  flags: Record<string, string | boolean | undefined>
  words: string[]
}

/** `--name value`, `--name=value`, `--switch`, `--no-switch`; the error for an unknown flag suggests a similar one. */
export function parseFlags(args: readonly string[], definitions: Record<string, Flag>): ParsedFlags {
  const options = optionsOf(definitions)
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      allowNegative: true,
    })
    return { flags: values as ParsedFlags['flags'], words: positionals }
  } catch (error) {
    const message = errorMessage(error)
    if (errorCode(error) !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageError(message)
    const word = /'(--?[^' =]+)/.exec(message)?.[1] ?? ''
    throw new UsageError(
      unknownWord(
        word,
        'a flag',
        Object.keys(definitions).map((name) => `--${name}`),
      ),
    )
  }
}

/** Positional arguments, if unknown flags are taken as booleans. */
export function findWords(args: readonly string[], definitions: Record<string, Flag>): string[] {
  const options = optionsOf(definitions)
  return parseArgs({ args: [...args], options, strict: false, allowNegative: true }).positionals
}

export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h')
}

function optionsOf(definitions: Record<string, Flag>): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(Object.entries(definitions).map(([name, { type }]) => [name, { type }]))
}

export function describeFlags(definitions: Record<string, Flag>): string {
  const rows = Object.entries(definitions).map(([name, { type, value = 'VALUE', help }]) => ({
    left: `--${name}${type === 'string' ? ` ${value}` : ''}`,
    help,
  }))
  const width = Math.max(...rows.map(({ left }) => left.length))
  return rows.map(({ left, help }) => `  ${left.padEnd(width)}  ${help}`).join('\n')
}
