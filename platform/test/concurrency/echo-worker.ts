import { serveTasks } from '../../src/concurrency/task-worker.ts'

serveTasks((input: string) => {
  if (input === 'fail') throw new Error('no')
  while (input === 'forever');
  return input.toUpperCase()
})
