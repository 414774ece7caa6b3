import { serveTasks } from '../../src/concurrency/task-worker.ts'

serveTasks((input: string) => {
  if (input === 'fail') throw new Error('no')
  while (input === 'forever');
  if (input === 'grow') for (const all: unknown[] = []; ; ) all.push({ ...all.slice(-9) })
  return input.toUpperCase()
})
