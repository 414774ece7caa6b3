import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseS3Location } from '@octavo/platform/blobs/s3-location.ts'
import {
  type ResolvedSettings,
  resolveSettings,
  type SettingSources,
  SettingsError,
} from '@octavo/platform/config.ts'
import { logStyles } from '@octavo/platform/log.ts'
import { asRecord, errorMessage } from '@octavo/platform/unknown-values.ts'
import { type Static, type TObject, Type } from 'typebox'
import { configFlag, type Flag } from './flags.ts'
import type { LoadedService } from './registry.ts'

/** Settings of the whole server; each service adds its own under its name. */
export const serverSettings = Type.Object({
  data: Type.String({ default: './data', description: 'the data directory' }),
  port: Type.Integer({
    default: 8000,
    minimum: 0,
    maximum: 65_535,
    description: "the portal's port; services follow; 0 takes free ports",
  }),
  host: Type.String({ default: '127.0.0.1', description: 'the address to listen on' }),
  limits: Type.Enum(['spec', 'off'], { default: 'spec', description: 'whether to enforce rate limits' }),
  empty: Type.Boolean({ default: false, description: 'start without sample data' }),
  sandbox: Type.Boolean({
    default: false,
    description: 'add a movable clock, faults, snapshots, forks and a request journal, for tests',
  }),
  isolate: Type.Boolean({
    default: false,
    description: 'run each service in its own process, and restart it when it exits',
  }),
  log: Type.Enum([...logStyles], { default: 'pretty', description: 'the log format' }),
  publicUrl: Type.Optional(
    Type.String({
      pattern: '^https?://',
      description: "the public address, such as 'https://{service}.example.org'",
    }),
  ),
  trustedProxies: Type.Optional(
    Type.String({ description: 'comma-separated addresses of proxies whose forwarded headers are trusted' }),
  ),
  privateTargets: Type.Enum(['auto', 'allow', 'deny'], {
    default: 'auto',
    description:
      'whether services may send requests to private addresses; auto: while the host is loopback and neither a public address nor proxies are set',
  }),
  hsts: Type.Optional(
    Type.String({
      pattern: '^max-age=\\d{1,10}(; includeSubDomains)?(; preload)?$',
      description: "the Strict-Transport-Security header of responses over TLS, such as 'max-age=31536000'",
    }),
  ),
  databaseUrl: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://',
      description: 'a PostgreSQL database instead of SQLite files (also DATABASE_URL)',
    }),
  ),
  blobs: Type.Optional(
    Type.String({
      pattern: '^s3://',
      description:
        "a bucket for blobs instead of files, such as 's3://bucket/prefix?endpoint=https://s3.example.org'",
    }),
  ),
})

export type ServerSettings = Static<typeof serverSettings>

export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The flags of a schema: `publicUrl` is `--public-url`, and `--country-data.strictAll` is a service's. */
function flagsOf(schema: TObject, prefix = ''): Record<string, Flag> {
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, property]) => {
      const { type, description, enum: values } = asRecord(property)
      const flag: Flag = {
        type: type === 'boolean' ? 'boolean' : 'string',
        value: Array.isArray(values) ? values.join('|') : type === 'integer' ? 'N' : 'TEXT',
        help: String(description ?? ''),
      }
      return [prefix ? `${prefix}.${name}` : kebab(name), flag]
    }),
  )
}

/** The flags of the server's settings, of the command and of each service's settings. */
export function settingFlags(
  services: readonly LoadedService[],
  own: Record<string, Flag> = {},
): Record<string, Flag> {
  return Object.assign(
    flagsOf(serverSettings),
    { config: configFlag, ...own },
    ...services.map(({ name, definition }) => flagsOf(definition.config, name)),
  )
}

/** Flags, environment and the file `octavo.config.json` of the working directory, or the one that `--config` names. */
export function settingSources(flags: Record<string, string | boolean | undefined>): SettingSources {
  const named = flags.config === undefined ? undefined : String(flags.config)
  const file = named ?? join(process.cwd(), 'octavo.config.json')
  const byName = Object.fromEntries(Object.entries(flags).map(([name, value]) => [camel(name), value]))
  return {
    flags: byName,
    env: { ...process.env, OCTAVO_DATABASE_URL: process.env.OCTAVO_DATABASE_URL ?? process.env.DATABASE_URL },
    file: named !== undefined || existsSync(file) ? readSettingsFile(file) : {},
  }
}

export function resolveServerSettings(
  sources: SettingSources,
  services: readonly string[],
): ResolvedSettings<typeof serverSettings> {
  const allNames = [...Object.keys(serverSettings.properties), ...services]
  const unknown = Object.keys(sources.file ?? {}).filter((name) => !allNames.includes(name))
  if (unknown.length)
    throw new SettingsError(
      unknown.map((name) => `${name} is not a setting. Available: ${allNames.join(', ')}.`),
    )
  const resolved = resolveSettings(serverSettings, sources)
  refuseBadLocation(resolved.values.blobs)
  return resolved
}

function refuseBadLocation(blobs: string | undefined): void {
  try {
    if (blobs !== undefined) parseS3Location(blobs)
  } catch (error) {
    throw new SettingsError([`blobs: ${errorMessage(error)}`])
  }
}

function readSettingsFile(file: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new SettingsError([`${file} cannot be read as JSON: ${errorMessage(error)}`])
  }
}

function camel(name: string): string {
  return name.includes('.') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
