import type { Failure } from '../api/request.ts'
import { address } from '../router.ts'
import { isSignedIn } from '../server.ts'
import { ErrorState } from './states.tsx'

interface CallErrorProps {
  failure: Failure
  onRetry?: () => void
}

/** An error of a service, with advice for rate-limited visitors. */
export function CallError({ failure, onRetry }: CallErrorProps) {
  const isLimit = failure.status === 429 || /rate limit/i.test(failure.message)
  const { path, query } = address.value
  const next = encodeURIComponent(query.size ? `${path}?${query}` : path)
  return (
    <>
      <ErrorState failure={failure} {...(onRetry ? { onRetry } : {})} />
      {isLimit && !isSignedIn.value && (
        <p class="after-table">
          Without a token, fewer requests are allowed. <a href={`/sign-in?next=${next}`}>Sign in</a>, and the
          portal uses one for you.
        </p>
      )}
    </>
  )
}
