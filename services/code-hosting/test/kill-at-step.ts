// Loaded before the service. Kills its process at a step of a push.
import { pushSteps } from '../src/context/push-steps.ts'

pushSteps.subscribe((step) => {
  if (step === process.env.KILL_AT) process.kill(process.pid, 'SIGKILL')
})
