import { computed, signal } from '@preact/signals'
import { getOverview, type ServedService, type ServerOverview } from './api/overview.ts'
import { Failure } from './api/request.ts'

export const server = signal<ServerOverview | undefined>(undefined)

/** Set while the server does not respond. */
export const serverFailure = signal<Failure | undefined>(undefined)

/** Each service has a cell of the mark and its hue, 1 to 8. */
export const services = computed<readonly (ServedService & { accent: number })[]>(() =>
  (server.value?.services ?? []).map((service, index) => ({
    ...service,
    accent: (index % 8) + 1,
  })),
)

export const isSignedIn = computed(() => server.value?.signedIn ?? false)

export function findService(name: string | undefined) {
  return services.value.find((service) => service.name === name)
}

const everyMs = 10_000
const retryMs = 2_000

let nextLook: ReturnType<typeof setTimeout> | undefined

/** Polls the server and detects when it stops or returns. */
export function watchServer(): void {
  void refreshServer()
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refreshServer()
  })
}

export async function refreshServer(): Promise<void> {
  try {
    const overview = await getOverview()
    if (JSON.stringify(overview) !== JSON.stringify(server.value)) server.value = overview
    serverFailure.value = undefined
  } catch (error) {
    serverFailure.value =
      error instanceof Failure ? error : new Failure(String(error), { status: 0, code: 'unexpected' })
  }
  clearTimeout(nextLook)
  // Hidden pages poll again when they become visible.
  if (!document.hidden || !server.value)
    nextLook = setTimeout(refreshServer, serverFailure.value ? retryMs : everyMs)
}
