import { workAside } from '@octavo/platform/aside.ts'

workAside((asked: string) => {
  if (asked === 'fail') throw new Error('no')
  while (asked === 'forever');
  return asked.toUpperCase()
})
