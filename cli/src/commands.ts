import type { Command } from './command.ts'

export interface CommandEntry {
  /** Usage line without flags. */
  usage: string
  summary: string
  /** The maximum number of positional arguments. */
  maxWords: number
  load(): Promise<Command>
}

/** Commands are loaded on demand, so an overview loads none and a server does not load the others. */
export const commands: Readonly<Record<string, CommandEntry>> = {
  serve: {
    usage: 'serve [service…]',
    summary: 'serve all services, or the named ones',
    maxWords: Number.POSITIVE_INFINITY,
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  token: {
    usage: 'token create',
    summary: 'create a token, and its user if needed',
    maxWords: 1,
    load: async () => (await import('./commands/token.ts')).tokenCommand,
  },
  user: {
    usage: 'user create',
    summary: 'create a user who can sign in',
    maxWords: 1,
    load: async () => (await import('./commands/user.ts')).userCommand,
  },
  app: {
    usage: 'app create',
    summary: 'register an OAuth app',
    maxWords: 1,
    load: async () => (await import('./commands/app.ts')).appCommand,
  },
  import: {
    usage: 'import SERVICE [SOURCE [FILE|URL]]',
    summary: 'import data from a source (safe while the server runs)',
    maxWords: 3,
    load: async () => (await import('./commands/import.ts')).importCommand,
  },
  snapshot: {
    usage: 'snapshot save|restore|fork|list|remove NAME',
    summary: 'save, restore, fork, list or remove snapshots of all data',
    maxWords: 2,
    load: async () => (await import('./commands/snapshot.ts')).snapshotCommand,
  },
  backup: {
    usage: 'backup FILE',
    summary: 'write a backup of all data to one file (safe while the server runs)',
    maxWords: 1,
    load: async () => (await import('./commands/backup.ts')).backupCommand,
  },
  restore: {
    usage: 'restore FILE',
    summary: 'restore a backup (the server must be stopped)',
    maxWords: 1,
    load: async () => (await import('./commands/restore.ts')).restoreCommand,
  },
  doctor: {
    usage: 'doctor',
    summary: 'check everything that a start needs, and suggest fixes',
    maxWords: 0,
    load: async () => (await import('./commands/doctor.ts')).doctorCommand,
  },
  openapi: {
    usage: 'openapi SERVICE',
    summary: 'print the OpenAPI 3.1 description of a service',
    maxWords: 1,
    load: async () => (await import('./commands/openapi.ts')).openapiCommand,
  },
}
