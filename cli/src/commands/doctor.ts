import type { Command } from '../command.ts'
import { findConfiguredServices } from '../configured-services.ts'
import { loadServices } from '../registry.ts'
import { settingFlags } from '../settings.ts'

export const doctorCommand: Command = {
  flags: async (args) =>
    settingFlags(await loadServices(findConfiguredServices(args)), {
      json: { type: 'boolean', help: 'print JSON' },
    }),

  async run({ flags: { json, ...flags } }, terminal) {
    const { examine } = await import('../doctor/examine.ts')
    const { describeFindings } = await import('../doctor/finding.ts')
    const findings = await examine(flags)
    terminal.stdout.write(`${json ? JSON.stringify(findings, null, 2) : describeFindings(findings)}\n`)
    if (findings.some(({ level }) => level === 'fail')) terminal.exitCode = 1
  },
}
