import { type BucketStep, findBucketFault } from '@octavo/platform/blobs/check-bucket.ts'
import { describeS3Location, parseS3Location } from '@octavo/platform/blobs/s3-location.ts'
import { resolveBlobs } from '../blob-record.ts'
import { CommandError } from '../command-error.ts'
import { bucketAdvice } from '../reachable-bucket.ts'
import { type Finding, failed, passed } from './finding.ts'

const about = 'blobs'

/** Writes, reads, lists and deletes an object if the blobs of the directory are in S3. */
export async function checkBucket(dataDir: string, blobs: string | undefined): Promise<Finding[]> {
  try {
    const url = await resolveBlobs(dataDir, blobs)
    if (url === undefined) return []
    const location = parseS3Location(url)
    const address = describeS3Location(location)
    const fault = await findBucketFault(location)
    if (!fault) return [passed(about, `${address}: list, write, read and delete succeed`)]
    return [failed(about, `Cannot ${attempts[fault.step]} ${address}: ${fault.reason}.`, advice[fault.step])]
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return [failed(about, error.message, 'Run doctor with the settings that the server was started with.')]
  }
}

const attempts: Record<BucketStep, string> = {
  list: 'list',
  write: 'write to',
  read: 'read from',
  delete: 'delete from',
}

const advice: Record<BucketStep, string> = {
  list: bucketAdvice,
  write: 'Allow s3:PutObject and s3:AbortMultipartUpload, and check that the bucket has room.',
  read: 'Allow s3:GetObject.',
  delete: 'Allow s3:DeleteObject. Removed blobs would stay in the bucket.',
}
