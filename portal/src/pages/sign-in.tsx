import { useSignal } from '@preact/signals'
import { signIn } from '../api/overview.ts'
import { Failure } from '../api/request.ts'
import { errorMessage } from '../api/unknown-values.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { TextField } from '../kit/field.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { address, navigate } from '../router.ts'
import { isSignedIn, refreshServer } from '../server.ts'

export function SignInPage() {
  const { path, query } = address.value
  const token = useSignal('')
  const isBusy = useSignal(false)
  const problem = useSignal<string | undefined>(undefined)
  const next = safeNext(query.get('next'))
  if (isSignedIn.value)
    return (
      <>
        <PageHead
          title="You are signed in"
          lede="You have access to tokens, health and settings in this browser."
        />
        <ButtonLink href={next} kind="primary">
          Continue
        </ButtonLink>
      </>
    )
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const secret = token.value.trim()
    if (!secret) {
      problem.value = 'Admin token is required.'
      return
    }
    isBusy.value = true
    problem.value = undefined
    try {
      await signIn(secret)
      await refreshServer()
      navigate(next)
    } catch (error) {
      problem.value =
        error instanceof Failure && error.status === 401
          ? 'Wrong admin token. It changes at every start of the server.'
          : errorMessage(error)
    } finally {
      isBusy.value = false
    }
  }
  return (
    <>
      <PageHead
        title="Sign in"
        lede="For administrators: gives access to tokens, health and settings. The services do not need this sign-in."
      />
      {path === '/sign-in-failed' && (
        <p class="notice" role="alert">
          This link was already used or has expired. Paste the admin token instead, or restart the server and
          use the new link.
        </p>
      )}
      <form class="form" onSubmit={send} noValidate>
        <TextField
          label="Admin token"
          type="password"
          autocomplete="current-password"
          value={token.value}
          error={problem.value}
          onInput={(event) => {
            token.value = event.currentTarget.value
          }}
          hint={
            <>
              It is in <code>octavo.json</code> in the data directory. The link that <code>octavo serve</code>{' '}
              prints signs you in without the token.
            </>
          }
        />
        <div class="actions">
          <Button type="submit" kind="primary" disabled={isBusy.value}>
            Sign in
          </Button>
        </div>
      </form>
    </>
  )
}

/** Allows only pages of the portal. */
function safeNext(next: string | null): string {
  return next?.startsWith('/') && !/^\/[/\\]/.test(next) ? next : '/'
}
