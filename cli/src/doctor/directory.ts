import { constants, existsSync } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isDataDirectoryOwned } from '@octavo/platform/data/owner.ts'
import { findDeployment } from '../deployment.ts'
import { isReplacementPending } from '../keeping/replacement.ts'
import { describeBytes } from '../keeping/wording.ts'
import { bad, doubtful, type Finding, well } from './finding.ts'

const about = 'data'

export async function checkDirectory(dataDir: string): Promise<Finding[]> {
  if (!existsSync(dataDir)) return checkAbsent(dataDir)
  const stats = await stat(dataDir)
  if (!stats.isDirectory())
    return [bad(about, `${dataDir} is not a directory.`, 'Choose another with --data DIR.')]
  if (!(await isWritable(dataDir)))
    return [
      bad(
        about,
        `${dataDir} cannot be written to.`,
        `Let this user write there: chown -R "$USER" ${dataDir}`,
      ),
    ]
  const isOpen = process.platform !== 'win32' && (stats.mode & 0o077) !== 0
  return [
    isOpen
      ? doubtful(about, `${dataDir} can be read by other users of this machine.`, `chmod 700 ${dataDir}`)
      : well(about, `${dataDir} is there and can be written to`),
    ownerOf(dataDir),
    ...(isReplacementPending(dataDir)
      ? [
          doubtful(
            about,
            'A restore was cut short.',
            'Start the server or restore again: either goes on with it.',
          ),
        ]
      : []),
  ]
}

async function checkAbsent(dataDir: string): Promise<Finding[]> {
  const parent = nearestExisting(dataDir)
  if (await isWritable(parent)) return [well(about, `${dataDir} is not there yet; the first start makes it`)]
  const text = `${dataDir} is not there, and ${parent} cannot be written to.`
  return [bad(about, text, 'Choose another directory with --data DIR.')]
}

function ownerOf(dataDir: string): Finding {
  const deployment = findDeployment(dataDir)
  if (!isDataDirectoryOwned(dataDir)) return well('server', 'none is running on this directory')
  return well(
    'server',
    deployment ? `process ${deployment.pid} at ${deployment.portal}` : 'one is starting or stopping',
  )
}

const littleBytes = 1_000_000_000
const tooLittleBytes = 100_000_000

export async function checkDisk(dataDir: string): Promise<Finding[]> {
  const place = nearestExisting(dataDir)
  const { bavail, bsize } = await statfs(place)
  const free = bavail * bsize
  const text = `${describeBytes(free)} are free at ${place}`
  if (free >= littleBytes) return [well('disk', text)]
  const advice = 'Make room, or move the data directory to a larger disk.'
  return [(free < tooLittleBytes ? bad : doubtful)('disk', `Only ${text}.`, advice)]
}

function nearestExisting(path: string): string {
  let place = resolve(path)
  while (!existsSync(place)) place = dirname(place)
  return place
}

function isWritable(path: string): Promise<boolean> {
  return access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
}
