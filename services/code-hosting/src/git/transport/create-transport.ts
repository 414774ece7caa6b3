import type { Logger } from '@octavo/platform/log.ts'
import type { OpenGit } from '../create-git.ts'
import { createFairQueue } from '../fair-queue.ts'
import { GitError } from '../git-error.ts'
import { createRefs } from '../refs.ts'
import { createRepository } from '../repository.ts'
import { pathExists } from '../repository-folder.ts'
import type { Store } from '../store.ts'
import { advertiseReceivePack, advertiseUploadPack } from './advertise.ts'
import { receivePack } from './receive-pack.ts'
import { type Transport, TransportError, type TransportLimits } from './transport.ts'
import { uploadPack } from './upload-pack.ts'

const megabyte = 1024 * 1024
const minuteMs = 60_000

const defaultLimits: TransportLimits = {
  maxReceivers: 32,
  maxReceiversPerCaller: 8,
  maxWaiting: 200,
  maxWaitMs: minuteMs,
  // 75,000 want lines take 4 MB.
  maxRequestBytes: 8 * megabyte,
  maxRequestLines: 150_000,
  maxCommands: 20_000,
  maxHeadBytes: 4 * megabyte,
  maxPackBytes: 4096 * megabyte,
  maxDurationMs: 60 * minuteMs,
  maxStallMs: 2 * minuteMs,
  maxContendedStallMs: 10_000,
}

export interface CreateTransportOptions {
  git: OpenGit
  log: Logger
  limits?: Partial<TransportLimits>
}

export function createTransport({ git, log, limits: overrides = {} }: CreateTransportOptions): Transport {
  const limits = { ...defaultLimits, ...overrides }
  const { maxReceivers, maxReceiversPerCaller, maxWaiting, maxWaitMs } = limits
  const receivers = createFairQueue({
    max: maxReceivers,
    maxPerCaller: maxReceiversPerCaller,
    maxTransfers: maxReceivers,
    maxTransfersPerCaller: maxReceiversPerCaller,
    maxWaiting,
    maxWaitingPerCaller: Math.ceil(maxWaiting / 2),
    maxWaitMs,
  })
  const largeBodies = createFairQueue({
    max: 8,
    maxPerCaller: 2,
    maxTransfers: 8,
    maxTransfersPerCaller: 2,
    maxWaiting,
    maxWaitingPerCaller: Math.ceil(maxWaiting / 2),
    maxWaitMs,
  })
  const closing = new AbortController()

  async function open(id: number): Promise<Store> {
    const store = git.storeOf(id)
    if (!(await pathExists(store.gitDir))) throw new TransportError('missing', 'There is no such repository')
    if (!git.isAvailable) throw new TransportError('unavailable', 'Git is not available on this server')
    return store
  }

  return {
    async advertise(id, service, { protocol } = {}) {
      const store = await open(id)
      if (service === 'git-receive-pack') return advertiseReceivePack(createRefs(store))
      return advertiseUploadPack(store, protocol)
    },
    uploadPack: async (id, request) =>
      uploadPack(await open(id), largeBodies, limits, { ...request, closing: closing.signal }),
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
