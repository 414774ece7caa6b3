import { Readable } from 'node:stream'
import { literals, ownFolder } from '../arguments.ts'
import type { Refs } from '../refs.ts'
import type { Store } from '../store.ts'
import { flush, pktLine } from './pkt-line.ts'
import { protocolOf } from './protocol.ts'
import { isHiddenFromPushes } from './push-commands.ts'
import type { TransportService } from './transport.ts'

const headOf = (service: TransportService) => Buffer.concat([pktLine(`# service=${service}\n`), flush])

export async function advertiseUploadPack(store: Store, protocol: string | undefined): Promise<Readable> {
  const { version, variable } = protocolOf(protocol)
  const args = literals('upload-pack', '--stateless-rpc', '--http-backend-info-refs', '--strict')
  const print = async () => {
    const command = { ...store.command([...args, ownFolder(store.gitDir)]), environment: variable }
    return (await store.engine.spawner.run(command, { maxBytes: 1024 ** 3 })).stdout
  }
  if (version !== 2) return Readable.from([headOf('git-upload-pack'), await print()])
  // The advertisement of version 2 depends on git alone, not on the repository.
  const key = 'capabilities of version 2'
  const known = store.engine.cache.get(key)
  const told = Buffer.isBuffer(known) ? known : await print()
  store.engine.cache.set(key, told, told.length)
  return Readable.from([told])
}

const capabilities = [
  'report-status',
  'report-status-v2',
  'delete-refs',
  'side-band-64k',
  'quiet',
  'atomic',
  'ofs-delta',
  'push-options',
  'object-format=sha1',
  'agent=octavo',
].join(' ')

/** This program receives pushes itself, so it also writes the advertisement. */
export async function advertiseReceivePack(refs: Refs): Promise<Readable> {
  const shown = (await refs.list()).filter(({ name }) => !isHiddenFromPushes(name))
  const lines = shown.map(({ oid, name }) => `${oid} ${name}`)
  const [first = `${'0'.repeat(40)} capabilities^{}`, ...others] = lines
  return Readable.from(
    (function* () {
      yield headOf('git-receive-pack')
      yield pktLine(`${first}\0${capabilities}\n`)
      for (let at = 0; at < others.length; at += linesAtOnce) {
        yield Buffer.concat(others.slice(at, at + linesAtOnce).map((line) => pktLine(`${line}\n`)))
      }
      yield flush
    })(),
  )
}

const linesAtOnce = 500
