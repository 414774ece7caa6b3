import { computed, signal } from '@preact/signals'
import { getHouse, type House, type ServedService } from './api/overview.ts'
import { Failure } from './api/request.ts'

export const house = signal<House | undefined>(undefined)

/** Set while the server does not respond. */
export const houseFailure = signal<Failure | undefined>(undefined)

export const services = computed<readonly (ServedService & { leaf: number })[]>(() =>
  (house.value?.services ?? []).map((service, index) => ({
    ...service,
    leaf: service.leaf ?? (index % 8) + 1,
  })),
)

export const isSignedIn = computed(() => house.value?.signedIn ?? false)

export function findService(name: string | undefined) {
  return services.value.find((service) => service.name === name)
}

const everyMs = 10_000
const retryMs = 2_000

let nextLook: ReturnType<typeof setTimeout> | undefined

/** Polls the server and detects when it stops or returns. */
export function watchHouse(): void {
  void refreshHouse()
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refreshHouse()
  })
}

export async function refreshHouse(): Promise<void> {
  try {
    const seen = await getHouse()
    if (JSON.stringify(seen) !== JSON.stringify(house.value)) house.value = seen
    houseFailure.value = undefined
  } catch (error) {
    houseFailure.value =
      error instanceof Failure ? error : new Failure(String(error), { status: 0, code: 'unexpected' })
  }
  clearTimeout(nextLook)
  // Hidden pages poll again when they become visible.
  if (!document.hidden || !house.value)
    nextLook = setTimeout(refreshHouse, houseFailure.value ? retryMs : everyMs)
}
