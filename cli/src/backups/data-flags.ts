import { configFlag, type Flag } from '../flags.ts'

export const dataFlags = {
  data: { type: 'string', value: 'DIR', help: 'the data directory (default: ./data)' },
  config: configFlag,
} as const satisfies Record<string, Flag>
