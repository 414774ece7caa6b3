// Loaded before the service: ends its process without notice as soon as a change of refs has come so far.
import { pushSteps } from '../src/context/push-steps.ts'

pushSteps.subscribe((step) => {
  if (step === process.env.KILL_AT) process.kill(process.pid, 'SIGKILL')
})
