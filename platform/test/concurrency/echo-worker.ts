import { serveTasks } from '../../src/concurrency/task-worker.ts'

serveTasks((asked: string) => {
  if (asked === 'fail') throw new Error('no')
  while (asked === 'forever');
  return asked.toUpperCase()
})
