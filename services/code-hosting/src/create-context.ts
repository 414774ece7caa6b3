import { createActivity } from './activity/create-activity.ts'
import { createPushes } from './code/pushes/pushes.ts'
import { createKeyedMutex } from './context/keyed-mutex.ts'
import type { BaseContext, Context } from './context.ts'
import { createGit } from './git/create-git.ts'
import { createTransport } from './git/transport/create-transport.ts'

const megabyte = 1024 * 1024

export async function createContext(context: BaseContext): Promise<Context> {
  const { config, ids, log } = context
  const folder = context.folder('repositories')
  const git = await createGit({ folder, gitBinary: config.gitBinary, ids, log })
  const limits = { maxPackBytes: config.maxPushMegabytes * megabyte }
  const transport = createTransport({ git, log, limits })
  const activity = createActivity(context)
  const writeLocks = createKeyedMutex()
  const pushes = createPushes({ ...context, git, activity, writeLocks })
  return { ...context, git, transport, activity, pushes, writeLocks }
}
