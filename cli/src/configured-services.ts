import { asksForHelp, findWords } from './flags.ts'
import { serviceNames } from './registry.ts'
import { settingFlags } from './settings.ts'

/**
 * The services whose settings are flags of a call: those that it sets, as in `--photo.pageSize`, and for help also the
 * named services, or all. Others are not loaded, which saves time and memory.
 */
export function findConfiguredServices(args: readonly string[]): readonly string[] {
  const isSet = (name: string) => args.some((arg) => arg.replace(/^--(no-)?/, '').startsWith(`${name}.`))
  if (!asksForHelp(args)) return serviceNames.filter(isSet)
  const words = findWords(args, settingFlags([]))
  const isNamed = (name: string) => words.includes(name)
  return serviceNames.some(isNamed)
    ? serviceNames.filter((name) => isNamed(name) || isSet(name))
    : serviceNames
}
