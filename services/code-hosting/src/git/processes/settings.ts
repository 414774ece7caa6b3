import { devNull } from 'node:os'

/** Refs that only this server sees. */
export const internalRefs = 'refs/octavo/'

/** The configuration of all git processes. Configuration files are ignored. */
const settings: Record<string, string> = {
  'protocol.version': '2',
  'protocol.allow': 'never',
  'transfer.hideRefs': internalRefs.slice(0, -1),
  'uploadpack.allowFilter': 'true',
  'uploadpack.allowReachableSHA1InWant': 'true',
  'uploadpackfilter.sparse:oid.allow': 'false',
  // Hooks never run.
  'core.hooksPath': devNull,
  'core.attributesFile': devNull,
  'core.excludesFile': devNull,
  'core.fsmonitor': 'false',
  'credential.helper': '',
  // Acknowledged writes are durable.
  'core.fsync': 'objects,derived-metadata,reference',
  'core.fsyncMethod': 'batch',
  // Two pushes to one ref wait for its lock, and the second one then fails because of the value.
  'core.filesRefLockTimeout': '2000',
  'core.packedRefsTimeout': '10000',
  'gc.auto': '0',
  'maintenance.auto': 'false',
  'pack.writeReverseIndex': 'true',
  'pack.writeBitmapHashCache': 'true',
  'log.showSignature': 'false',
  'diff.renames': 'true',
  'tar.umask': '0022',
}

export interface EnvironmentOptions {
  home: string
  gitDir?: string | undefined
  extra?: Readonly<Record<string, string>> | undefined
}

export function gitEnvironment({ home, gitDir, extra }: EnvironmentOptions): NodeJS.ProcessEnv {
  const entries = Object.entries(gitDir ? { ...settings, 'safe.directory': gitDir } : settings)
  const environment: NodeJS.ProcessEnv = {
    HOME: home,
    XDG_CONFIG_HOME: home,
    LC_ALL: 'C',
    TZ: 'UTC',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_PAGER: '',
    ...extra,
    GIT_CONFIG_COUNT: String(entries.length),
  }
  for (const name of ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP']) {
    const value = process.env[name]
    if (value !== undefined) environment[name] = value
  }
  for (const [at, [key, value]] of entries.entries()) {
    environment[`GIT_CONFIG_KEY_${at}`] = key
    environment[`GIT_CONFIG_VALUE_${at}`] = value
  }
  return environment
}
