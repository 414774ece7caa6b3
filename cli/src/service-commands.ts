import type { CommandUsage, ServiceCommand } from '@octavo/platform/service-command.ts'
import type { Command } from './command.ts'
import type { CommandEntry } from './commands.ts'
import { loadDefinitions, registry } from './registry.ts'
import { serviceFlags } from './service-flags.ts'
import { UsageError } from './usage-error.ts'

const { service: _, ...commonFlags } = serviceFlags

/** The commands that services declare. Loads only the definitions of services that have some. */
export async function loadServiceCommands(): Promise<Record<string, CommandEntry>> {
  const names = registry.filter(({ hasCommands }) => hasCommands).map(({ name }) => name)
  const definitions = await loadDefinitions(names)
  const entries = definitions.flatMap((definition) =>
    Object.entries(definition.commands ?? {}).map(([name, usage]): [string, CommandEntry] => [
      name,
      {
        usage: `${name} ${usage.words}`,
        summary: usage.summary,
        maxWords: usage.maxWords,
        load: async () => commandOf(definition.name, name, usage),
      },
    ]),
  )
  return Object.fromEntries(entries)
}

function commandOf(service: string, name: string, usage: CommandUsage): Command {
  return {
    flags: async () => ({ ...usage.options, ...commonFlags }),
    async run({ flags, words }, { stdout }) {
      const { setUpServiceForCommand } = await import('./command-service.ts')
      const { ServiceCommandError } = await import('@octavo/platform/service-command.ts')
      const { setup, close } = await setUpServiceForCommand(service, flags)
      try {
        const { data, 'database-url': databaseUrl, blobs, json, ...options } = flags
        const outcome = await getCommand(setup.commands, name)({ words, options })
        stdout.write(`${json ? JSON.stringify(outcome.json) : outcome.text}\n`)
      } catch (error) {
        throw error instanceof ServiceCommandError ? new UsageError(error.message) : error
      } finally {
        await close()
      }
    },
  }
}

function getCommand(created: Readonly<Record<string, ServiceCommand>> = {}, name: string): ServiceCommand {
  const command = created[name]
  if (!command) throw new Error(`There is no command ${name}.`)
  return command
}
