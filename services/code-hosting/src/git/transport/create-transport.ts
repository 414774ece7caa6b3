import { availableParallelism } from 'node:os'
import type { Logger } from '@octavo/platform/log.ts'
import type { OpenGit } from '../create-git.ts'
import { GitError } from '../git-error.ts'
import { createRefs } from '../refs.ts'
import { createRepository } from '../repository.ts'
import { isThere } from '../repository-folder.ts'
import type { Store } from '../store.ts'
import { advertiseReceivePack, advertiseUploadPack } from './advertise.ts'
import { createPackQueue } from './pack-queue.ts'
import { receivePack } from './receive-pack.ts'
import { type Transport, TransportError, type TransportLimits } from './transport.ts'
import { uploadPack } from './upload-pack.ts'

const megabyte = 1024 * 1024
const minuteMs = 60_000

const defaultLimits: TransportLimits = {
  // Making a pack is work for a processor; sending it is not.
  maxPackers: Math.max(8, availableParallelism() * 4),
  maxWaiting: 200,
  maxWaitMs: minuteMs,
  maxReceivers: 64,
  maxRequestBytes: 64 * megabyte,
  maxPackBytes: 4096 * megabyte,
  maxDurationMs: 60 * minuteMs,
  maxStallMs: 2 * minuteMs,
}

export interface CreateTransportOptions {
  git: OpenGit
  log: Logger
  limits?: Partial<TransportLimits>
}

export function createTransport({ git, log, limits: given = {} }: CreateTransportOptions): Transport {
  const limits = { ...defaultLimits, ...given }
  const { maxWaiting, maxWaitMs } = limits
  const packers = createPackQueue({ max: limits.maxPackers, maxWaiting, maxWaitMs })
  const receivers = createPackQueue({ max: limits.maxReceivers, maxWaiting, maxWaitMs })
  const closing = new AbortController()

  async function open(id: number): Promise<Store> {
    const store = git.storeOf(id)
    if (await isThere(store.gitDir)) return store
    throw new TransportError('missing', 'There is no such repository')
  }

  return {
    async advertise(id, service, { protocol } = {}) {
      const store = await open(id)
      if (service === 'git-receive-pack') return advertiseReceivePack(createRefs(store))
      return advertiseUploadPack(store, protocol)
    },
    uploadPack: async (id, request) =>
      uploadPack(await open(id), packers, limits, { ...request, closing: closing.signal }),
    async receivePack(id, request) {
      const repositoryOf = (store: Store) => createRepository(store, git.storeOf)
      const receiver = { store: await open(id), queue: receivers, limits, log, repositoryOf }
      return receivePack(receiver, { ...request, closing: closing.signal })
    },
    async close() {
      closing.abort(new GitError('aborted', 'The server is closing'))
    },
  }
}
