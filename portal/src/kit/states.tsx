import type { ComponentChildren } from 'preact'
import type { Failure } from '../api/request.ts'
import { address } from '../router.ts'
import { Button, ButtonLink } from './button.tsx'

/** An empty state, with the next step. */
export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="state">
      <p class="state-title">{title}</p>
      {children && <div class="state-text">{children}</div>}
    </div>
  )
}

/** A placeholder that avoids layout shifts. */
export function Loading({ lines = 4, label = 'Loading' }: { lines?: number; label?: string }) {
  return (
    <div class="loading" role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} class="loading-line" style={{ inlineSize: `${92 - ((index * 23) % 47)}%` }} />
      ))}
    </div>
  )
}

interface ErrorProps {
  failure: Failure
  onRetry?: () => void
}

/** An error with the service's message and a retry. */
export function ErrorState({ failure, onRetry }: ErrorProps) {
  if (failure.status === 401) return <SignInFirst />
  return (
    <div class="state state-error" role="alert">
      <p class="state-title">{failure.message}</p>
      <p class="state-text small quiet figures">
        {failure.status ? `Status ${failure.status}` : 'No response'}
        {failure.requestId && (
          <>
            {' · request '}
            <code>{failure.requestId}</code>
          </>
        )}
      </p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}

export function SignInFirst({ what = 'This page is for the administrator.' }: { what?: string }) {
  const { path, query } = address.value
  const next = encodeURIComponent(query.size ? `${path}?${query}` : path)
  return (
    <div class="state">
      <p class="state-title">Sign in to continue</p>
      <div class="state-text">
        <p>{what} The services themselves need no sign-in here.</p>
      </div>
      <ButtonLink kind="primary" href={`/sign-in?next=${next}`}>
        Sign in
      </ButtonLink>
    </div>
  )
}
