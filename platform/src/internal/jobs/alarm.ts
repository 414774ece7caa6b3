export interface Alarm {
  /** Ends early when the alarm rings, or immediately if it rang since the last sleep. */
  sleep(ms: number): Promise<void>
  ring(): void
}

/** A sleep that does not keep the process alive. */
export function createAlarm(): Alarm {
  let rung = false
  let wake = () => {}
  return {
    async sleep(ms) {
      if (!rung) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const timer = setTimeout(resolve, ms).unref()
        wake = resolve
        await promise
        clearTimeout(timer)
      }
      rung = false
    },
    ring() {
      rung = true
      wake()
    },
  }
}
