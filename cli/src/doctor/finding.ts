import type { ServiceFinding } from '@octavo/platform/service.ts'

export type Finding = ServiceFinding & { about: string }

export function well(about: string, text: string): Finding {
  return { level: 'ok', about, text }
}

export function doubtful(about: string, text: string, todo: string): Finding {
  return { level: 'warn', about, text, todo }
}

export function bad(about: string, text: string, todo: string): Finding {
  return { level: 'fail', about, text, todo }
}

/** `fail  disk  12 MB are free. → Make room …` */
export function describeFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length))
  return findings
    .map((finding) => {
      const todo = finding.level === 'ok' ? '' : ` → ${finding.todo}`
      return `${finding.level.padEnd(4)}  ${finding.about.padEnd(width)}  ${finding.text}${todo}`
    })
    .join('\n')
}
