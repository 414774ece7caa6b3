import { useSignal } from '@preact/signals'
import { signIn } from '../api/overview.ts'
import { Failure } from '../api/request.ts'
import { isSignedIn, refreshHouse } from '../house.ts'
import { Button, ButtonLink } from '../kit/button.tsx'
import { TextField } from '../kit/field.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { address, navigate } from '../router.ts'

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
          lede="Tokens, health and settings are open to you in this browser."
        />
        <ButtonLink href={next} kind="primary">
          Go on
        </ButtonLink>
      </>
    )
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const secret = token.value.trim()
    if (!secret) {
      problem.value = 'Paste the admin token first.'
      return
    }
    isBusy.value = true
    problem.value = undefined
    try {
      await signIn(secret)
      await refreshHouse()
      navigate(next)
    } catch (error) {
      problem.value =
        error instanceof Failure && error.status === 401
          ? 'This is not the admin token of the house that runs now. It changes at every start.'
          : Object(error).message
    } finally {
      isBusy.value = false
    }
  }
  return (
    <>
      <PageHead
        title="Sign in"
        lede="Only the keeper of this house signs in: for tokens, health and settings. The services themselves need nothing from here."
      />
      {path === '/sign-in-failed' && (
        <p class="notice" role="alert">
          That link was used already, or is older than ten minutes. Paste the admin token instead, or restart
          and take the new link.
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
              It stands in <code>octavo.json</code> in the data directory. The link that{' '}
              <code>octavo serve</code> prints signs you in without it.
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

/** Only ever to a page of the portal. */
function safeNext(next: string | null): string {
  return next?.startsWith('/') && !/^\/[/\\]/.test(next) ? next : '/'
}
