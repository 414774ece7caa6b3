import { signal } from '@preact/signals'
import { getDemoUser, type ServedService } from '../../api/overview.ts'
import { isSignedIn } from '../../house.ts'
import { TextField } from '../../kit/field.tsx'

/** Tokens stay in memory: an address is sent around, a token is not. */
const tokens = signal<Readonly<Record<string, string>>>({})

export function tokenOf(service: string): string {
  return tokens.value[service] ?? ''
}

function setToken(service: string, token: string): void {
  tokens.value = { ...tokens.value, [service]: token }
}

export function TokenField({ service: { name } }: { service: ServedService }) {
  return (
    <TextField
      label="Token"
      value={tokenOf(name)}
      hint={
        <>
          Sent as <code>Authorization: Bearer</code>; kept until you leave.{' '}
          {isSignedIn.value && (
            <button
              type="button"
              class="link"
              onClick={async () => setToken(name, (await getDemoUser(name)).token)}
            >
              Use the demo token
            </button>
          )}
        </>
      }
      onInput={(event) => setToken(name, event.currentTarget.value.trim())}
    />
  )
}
