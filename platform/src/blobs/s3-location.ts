/** A prefix in a bucket. Credentials come from the environment, as for all programs that use S3. */
export interface S3Location {
  bucket: string
  /** Without slashes at its ends; may be empty. */
  prefix: string
  /** Undefined for AWS. */
  endpoint: string | undefined
  /** Undefined for the one that the environment or the AWS profile names. */
  region: string | undefined
  /** Puts the bucket in the path of URLs instead of the host name. */
  pathStyle: boolean
  /** Lets clients download blobs from the bucket itself, with presigned URLs. */
  signedUrls: boolean
}

const options = ['endpoint', 'region', 'pathStyle', 'signedUrls'] as const

/** Parses `s3://bucket/prefix?endpoint=https://…&region=…&pathStyle=true&signedUrls=true`. */
export function parseS3Location(url: string, env: NodeJS.ProcessEnv = process.env): S3Location {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  const refuse = (problem: string) =>
    new Error(`"${withoutSecrets(url)}" is not a location in S3: ${problem}`)
  if (parsed?.protocol !== 's3:') throw refuse('use s3://bucket/prefix.')
  if (parsed.username || parsed.password || parsed.port)
    throw refuse(
      'leave out user, password and port; credentials come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    )
  const unknown = [...parsed.searchParams.keys()].find((name) => !options.some((option) => option === name))
  if (unknown !== undefined) throw refuse(`${unknown} is not an option. Available: ${options.join(', ')}.`)
  const bucket = parsed.hostname
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw refuse('the name of the bucket is invalid.')
  const prefix = parsed.pathname.replace(/^\/+|\/+$/g, '')
  if (!/^[\w.-]*(?:\/[\w.-]+)*$/.test(prefix))
    throw refuse('the prefix may contain letters, digits, dots, dashes, underscores and single slashes.')
  const option = (name: (typeof options)[number]) => parsed.searchParams.get(name) || undefined
  const flag = (name: 'pathStyle' | 'signedUrls', otherwise: boolean) => {
    const text = option(name) ?? String(otherwise)
    if (text !== 'true' && text !== 'false') throw refuse(`${name} must be true or false.`)
    return text === 'true'
  }
  const endpoint = option('endpoint') ?? (env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || undefined)
  if (endpoint !== undefined && !/^https?:\/\/[^/?#@]+\/?$/.test(endpoint))
    throw refuse('the endpoint must be an address such as https://s3.example.org.')
  return {
    bucket,
    prefix,
    endpoint: endpoint?.replace(/\/$/, ''),
    // Servers other than AWS ignore the region, but requests are signed for one.
    region: option('region') ?? (endpoint && !env.AWS_REGION ? 'us-east-1' : undefined),
    // Few servers other than AWS have a host name for each bucket.
    pathStyle: flag('pathStyle', endpoint !== undefined),
    signedUrls: flag('signedUrls', false),
  }
}

/** `s3://bucket/prefix at https://s3.example.org`, the same for all spellings of one location. */
export function describeS3Location({ bucket, prefix, endpoint }: S3Location): string {
  const location = `s3://${bucket}${prefix && `/${prefix}`}`
  return endpoint === undefined ? location : `${location} at ${new URL(endpoint).origin}`
}

function withoutSecrets(url: string): string {
  return url.replace(/\/\/[^/@]*@/, '//…@')
}
