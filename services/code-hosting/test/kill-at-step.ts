// Kills the process of the service at a step of a push, which the parent may choose later.
import { pushSteps } from '../src/context/push-steps.ts'

let last: unknown = process.env.KILL_AT
process.on('message', (step) => {
  last = step
  process.send?.('armed')
})

pushSteps.subscribe((step) => {
  if (step === last) process.kill(process.pid, 'SIGKILL')
})
