import { SettingsError } from '@octavo/platform/config.ts'
import { PortTakenError } from '@octavo/platform/http/listen.ts'
import type { Command } from './command.ts'
import { CommandError } from './command-error.ts'
import { describeFlags, parseFlags } from './flags.ts'
import { unknownWord } from './suggestion.ts'
import { UsageError } from './usage-error.ts'

/** Imported on demand, so a server does not load the other commands. */
const commands: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  token: async () => (await import('./commands/token.ts')).tokenCommand,
  user: async () => (await import('./commands/user.ts')).userCommand,
  app: async () => (await import('./commands/app.ts')).appCommand,
  import: async () => (await import('./commands/import.ts')).importCommand,
  snapshot: async () => (await import('./commands/snapshot.ts')).snapshotCommand,
  backup: async () => (await import('./commands/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/restore.ts')).restoreCommand,
  doctor: async () => (await import('./commands/doctor.ts')).doctorCommand,
  openapi: async () => (await import('./commands/openapi.ts')).openapiCommand,
}

async function main([word = '--help', ...rest]: string[]): Promise<void> {
  if (word === '--help' || word === '-h' || word === 'help') return console.log(await overview())
  if (word === '--version' || word === '-v') return console.log(await version())
  const load = Object.hasOwn(commands, word) ? commands[word] : undefined
  if (!load) throw new UsageError(unknownWord(word, 'a command', [...Object.keys(commands), '--help']))
  const command = await load()
  const flags = await command.flags(rest)
  if (rest.includes('--help') || rest.includes('-h')) {
    return console.log(`${command.summary}\n\n  octavo ${command.usage}\n\n${describeFlags(flags)}`)
  }
  await command.run(parseFlags(rest, flags))
}

async function overview(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()))
  const width = Math.max(...all.map(({ usage }) => usage.length))
  const rows = all.map(({ usage, summary }) => `  octavo ${usage.padEnd(width)}  ${summary}`)
  return `Octavo serves independent web services, each real enough for production.\n\n${rows.join('\n')}\n\nRun a command with --help to see its flags.`
}

async function version(): Promise<string> {
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } })
  return `octavo ${manifest.version}, Node ${process.versions.node}`
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const isUsageError =
    error instanceof UsageError || error instanceof SettingsError || error instanceof PortTakenError
  console.error(isUsageError || error instanceof CommandError ? error.message : error)
  process.exitCode = isUsageError ? 2 : 1
}
