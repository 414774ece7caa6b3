import { inspect } from 'node:util'
import { asRecord, errorCode, errorMessage } from '@octavo/platform/unknown-values.ts'
import type { Terminal } from './command.ts'
import { CommandError } from './command-error.ts'
import { commands } from './commands.ts'
import { asksForHelp, describeFlags, parseFlags } from './flags.ts'
import { loadServiceCommands } from './service-commands.ts'
import { tooManyWords, unknownWord } from './suggestion.ts'
import { UsageError } from './usage-error.ts'

/** Runs a command. Errors are printed and set the exit code. */
export async function main(args: readonly string[], terminal: Terminal): Promise<void> {
  terminal.stdout.on?.('error', (error) => {
    // A reader such as `head` may leave before the end. The command runs to its end, and a server keeps serving.
    if (errorCode(error) === 'EPIPE') return
    terminal.stderr.write(`${errorMessage(error)}\n`)
    terminal.exitCode = 1
  })
  try {
    await run(args, terminal)
  } catch (error) {
    const isUsageError = await isUsageMistake(error)
    const isExplained = isUsageError || error instanceof CommandError || (await isCausedOutside(error))
    const text = isExplained ? errorMessage(error) : inspect(error)
    terminal.stderr.write(`${text}\n`)
    terminal.exitCode = isUsageError ? 2 : 1
  }
}

async function run([word = '--help', ...rest]: readonly string[], terminal: Terminal): Promise<void> {
  const print = (text: string) => void terminal.stdout.write(`${text}\n`)
  if (word === '--help' || word === '-h' || word === 'help') return print(await describeCommands())
  if (word === '--version' || word === '-v') return print(await describeVersion())
  const all = Object.hasOwn(commands, word) ? commands : { ...commands, ...(await loadServiceCommands()) }
  const entry = Object.hasOwn(all, word) ? all[word] : undefined
  if (!entry) throw new UsageError(unknownWord(word, 'a command', [...Object.keys(all), '--help']))
  const { usage, summary, maxWords } = entry
  const command = await entry.load()
  const flags = await command.flags(rest)
  if (asksForHelp(rest)) return print(`${summary}\n\n  octavo ${usage}\n\n${describeFlags(flags)}`)
  const parsed = parseFlags(rest, flags)
  const extra = parsed.words.slice(maxWords)
  if (extra.length) throw new UsageError(tooManyWords(usage, extra))
  await command.run(parsed, terminal)
}

async function describeCommands(): Promise<string> {
  const all = Object.values({ ...commands, ...(await loadServiceCommands()) })
  const width = Math.max(...all.map(({ usage }) => usage.length))
  const rows = all.map(({ usage, summary }) => `  octavo ${usage.padEnd(width)}  ${summary}`)
  return `Octavo serves independent web services, each real enough for production.\n\n${rows.join('\n')}\n\nRun a command with --help to see its flags.`
}

async function describeVersion(): Promise<string> {
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } })
  return `octavo ${manifest.version}, Node ${process.versions.node}`
}

async function isUsageMistake(error: unknown): Promise<boolean> {
  if (error instanceof UsageError) return true
  if (error instanceof CommandError) return false
  // Imported on demand: only commands that read settings or listen throw these.
  const { SettingsError } = await import('@octavo/platform/config.ts')
  const { PortTakenError } = await import('@octavo/platform/http/listen.ts')
  return error instanceof SettingsError || error instanceof PortTakenError
}

/** Errors of the system, such as a full disk, and of damaged or newer data: a stack trace would hide the message. */
async function isCausedOutside(error: unknown): Promise<boolean> {
  if (typeof asRecord(error).syscall === 'string') return true
  const { MigrationHistoryError } = await import('@octavo/platform/data/migrate.ts')
  const { DatabaseFileError } = await import('@octavo/platform/data/file-error.ts')
  return error instanceof MigrationHistoryError || error instanceof DatabaseFileError
}
