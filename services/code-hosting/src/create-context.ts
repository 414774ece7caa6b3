import { createActivity } from './activity/create-activity.ts'
import { openWebhooks } from './activity/webhook-dialect.ts'
import { createPushes } from './code/pushes/pushes.ts'
import type { Context, Hosting } from './context/hosting.ts'
import { createKeyedMutex } from './context/keyed-mutex.ts'
import { createGit } from './git/create-git.ts'
import { createTransport } from './git/transport/create-transport.ts'

const megabyte = 1024 * 1024
const opened = new WeakMap<Context, Hosting>()

/** The context of the service, after setup. */
export function getHosting(context: Context): Hosting {
  const hosting = opened.get(context)
  if (!hosting) throw new Error('The service has not been set up')
  return hosting
}

export async function openHosting(context: Context): Promise<Hosting> {
  const { config, ids, log } = context
  const webhooks = openWebhooks(context)
  const folder = context.folder('repositories')
  const git = await createGit({ folder, gitBinary: config.gitBinary, ids, log })
  const limits = { maxPackBytes: config.maxPushMegabytes * megabyte }
  const transport = createTransport({ git, log, limits })
  const activity = createActivity({ ...context, webhooks })
  const writeLocks = createKeyedMutex()
  const pushes = createPushes({ ...context, git, activity, writeLocks })
  const hosting = { ...context, git, transport, webhooks, activity, pushes, writeLocks }
  opened.set(context, hosting)
  return hosting
}
