import { SettingsError } from '@octavo/platform/config.ts'
import { PortTakenError } from '@octavo/platform/http/listen.ts'
import type { Command } from './command.ts'
import { backupCommand } from './commands/backup.ts'
import { openapiCommand } from './commands/openapi.ts'
import { restoreCommand } from './commands/restore.ts'
import { serveCommand } from './commands/serve.ts'
import { snapshotCommand } from './commands/snapshot.ts'
import { tokenCommand } from './commands/token.ts'
import { userCommand } from './commands/user.ts'
import { describeFlags, parseFlags } from './flags.ts'
import { unknownWord } from './suggestion.ts'
import { UsageError } from './usage-error.ts'

const commands: readonly Command[] = [
  serveCommand,
  tokenCommand,
  userCommand,
  snapshotCommand,
  backupCommand,
  restoreCommand,
  openapiCommand,
]

async function main([word = '--help', ...rest]: string[]): Promise<void> {
  if (word === '--help' || word === '-h' || word === 'help') return console.log(overview())
  if (word === '--version' || word === '-v') return console.log(await version())
  const command = commands.find(({ name }) => name === word)
  if (!command)
    throw new UsageError(unknownWord(word, 'a command', [...commands.map(({ name }) => name), '--help']))
  const flags = await command.flags()
  if (rest.includes('--help') || rest.includes('-h')) {
    return console.log(`${command.summary}\n\n  octavo ${command.usage}\n\n${describeFlags(flags)}`)
  }
  await command.run(parseFlags(rest, flags))
}

function overview(): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length))
  const rows = commands.map(({ usage, summary }) => `  octavo ${usage.padEnd(width)}  ${summary}`)
  return `Octavo serves independent web services, each real enough to live on.\n\n${rows.join('\n')}\n\nEvery command explains its flags with --help.`
}

async function version(): Promise<string> {
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } })
  return `octavo ${manifest.version}, Node ${process.versions.node}`
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const isMistake =
    error instanceof UsageError || error instanceof SettingsError || error instanceof PortTakenError
  console.error(isMistake ? error.message : error)
  process.exitCode = isMistake ? 2 : 1
}
