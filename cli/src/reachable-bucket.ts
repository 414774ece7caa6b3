import { findBucketFault } from '@octavo/platform/blobs/check-bucket.ts'
import { describeS3Location, parseS3Location } from '@octavo/platform/blobs/s3-location.ts'
import { CommandError } from './command-error.ts'

export const bucketAdvice =
  'Start its server, or correct --blobs or OCTAVO_BLOBS (bucket, endpoint, region) and the credentials (AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, with s3:ListBucket).'

/** Fails early with a one-line error if the bucket cannot be used. */
export async function requireReachableBucket(url: string): Promise<void> {
  const location = parseS3Location(url)
  const fault = await findBucketFault(location, ['list'])
  if (fault)
    throw new CommandError(
      `The bucket ${describeS3Location(location)} cannot be used: ${fault.reason}. ${bucketAdvice}`,
    )
}
