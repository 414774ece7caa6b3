import type { ServiceFinding } from '@octavo/platform/service.ts'

export type Finding = ServiceFinding & { about: string }

export function passed(about: string, text: string): Finding {
  return { level: 'ok', about, text }
}

export function warned(about: string, text: string, advice: string): Finding {
  return { level: 'warn', about, text, advice }
}

export function failed(about: string, text: string, advice: string): Finding {
  return { level: 'fail', about, text, advice }
}

/** `fail  disk  Only 12 MB free at /data. → Free some space …` */
export function describeFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ about }) => about.length))
  return findings
    .map((finding) => {
      const advice = finding.level === 'ok' ? '' : ` → ${finding.advice}`
      return `${finding.level.padEnd(4)}  ${finding.about.padEnd(width)}  ${finding.text}${advice}`
    })
    .join('\n')
}
