import type { Command } from '../command.ts'
import { checkDatabases } from '../doctor/databases.ts'
import { checkDirectory, checkDisk } from '../doctor/directory.ts'
import { describeFindings, type Finding } from '../doctor/finding.ts'
import { checkPorts } from '../doctor/ports.ts'
import { checkPrivateTargets } from '../doctor/private-targets.ts'
import { findRecordedDatabase } from '../doctor/recorded-database.ts'
import { checkRuntime } from '../doctor/runtime.ts'
import { examineServices } from '../doctor/services.ts'
import { checkSettings } from '../doctor/settings.ts'
import { loadServices } from '../registry.ts'
import { settingFlags, settingSources } from '../settings.ts'

export const doctorCommand: Command = {
  name: 'doctor',
  usage: 'doctor',
  summary: 'check everything that a start needs, and suggest fixes',

  flags: async () => settingFlags(await loadServices(), { json: { type: 'boolean', help: 'print JSON' } }),

  async run({ flags: { json, ...flags } }) {
    const services = await loadServices()
    const definitions = services.map(({ definition }) => definition)
    const sources = settingSources(flags)
    const { findings, server } = checkSettings(sources, services)
    findings.unshift(...checkRuntime())
    if (server) {
      const { data, databaseUrl } = server.values
      const checks: (() => Finding[] | Promise<Finding[]>)[] = [
        () => checkDirectory(data),
        () => checkDisk(data),
        () => checkPorts(server.values, services),
        () => checkPrivateTargets(server.values),
        async () => {
          const recorded = await findRecordedDatabase(data, databaseUrl)
          if ('finding' in recorded) return [recorded.finding]
          if (!recorded.url) return checkDatabases(data, definitions)
          // Imported on demand: most servers use SQLite.
          return (await import('../doctor/postgres.ts')).checkPostgres(recorded.url, definitions)
        },
      ]
      for (const check of checks) findings.push(...(await check()))
    }
    findings.push(...(await examineServices(sources, definitions)))
    console.log(json ? JSON.stringify(findings, null, 2) : describeFindings(findings))
    if (findings.some(({ level }) => level === 'fail')) process.exitCode = 1
  },
}
