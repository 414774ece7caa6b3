import type { Failure } from '../../api/request.ts'
import type { Call } from '../../calls/call.ts'
import { address } from '../../router.ts'
import type { Listed, Named } from './records.ts'
import { eventsCall, useCall } from './service.ts'

interface OwnOrganizations {
  call: Call
  /** The organization in the URL, or the first one. */
  chosen: Named | undefined
  all: readonly Named[]
  failure: Failure | undefined
  reload(): void
}

/** The organizations of the signed-in user. Every user has one. */
export function useOwnOrganizations(url: string): OwnOrganizations {
  const call = eventsCall(url, '/users/{user_id}/organizations/', { path: { user_id: 'me' } })
  const { value, failure, reload } = useCall<Listed<'organizations', Named>>(call)
  const all = value?.organizations ?? []
  const organizationId = address.value.query.get('organization')
  return { call, all, chosen: all.find(({ id }) => id === organizationId) ?? all[0], failure, reload }
}
