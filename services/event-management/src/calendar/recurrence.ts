import { lazyRequire } from '@octavo/platform/lazy-require.ts'
import { addDuration, toInstantMs, toLocal } from './wall-time.ts'

const readerOfRules = lazyRequire<typeof import('rrule-temporal')>('rrule-temporal', import.meta.url)

export interface Schedule {
  /**
   * Lines of RFC 5545, such as `DTSTART:20261201T180000Z` and `RRULE:FREQ=WEEKLY;COUNT=5`. All times are in
   * UTC.
   */
  rule: string
  zone: string
  durationS: number
}

export interface ScheduleLimits {
  nowMs: number
  /** The maximum number of occurrences. */
  occurrences: number
}

export interface Occurrence {
  startMs: number
  endMs: number
}

export type ScheduleProblem =
  | 'INVALID'
  | 'DTSTART_MISSING'
  | 'RECURRENCE_RULE_DATES_NOT_IN_UTC'
  | 'DTSTART_OUTSIDE_PERMITTED_RANGE'
  | 'LAST_OCCURRENCE_START_EXCEEDS_LIMIT'
  | 'EXCEEDS_MAX_OCCURRENCES'

export type Expansion = { occurrences: readonly Occurrence[] } | { problem: ScheduleProblem }

/**
 * Expands a schedule in local time: an event at 19:00 in winter is at 19:00 in summer, although the rule is
 * in UTC.
 */
export function expandSchedule(schedule: Schedule, limits: ScheduleLimits): Expansion {
  const rule = schedule.rule.trim().replace(/\s*\\n\s*|\s+/g, '\n')
  const problem = findRuleProblem(rule)
  if (problem) return { problem }
  try {
    return expand(rule, schedule, limits)
  } catch {
    // Temporal or the rule parser rejected the rule.
    return { problem: 'INVALID' }
  }
}

const yearMs = 365.25 * 86_400_000
const maxStartMs = 2 * yearMs
const maxLastMs = 4 * yearMs
/** Periods without an occurrence before a rule counts as empty. */
const maxSearchLength = 5_000
/** Times that BYSETPOS and other filters may reject, each as expensive as an occurrence. */
const maxCandidates = 5_000

const instant = /\d{8}T\d{6}Z/g
const wholeInstant = /^\d{8}T\d{6}Z$/

function findRuleProblem(rule: string): ScheduleProblem | undefined {
  const start = /^DTSTART([^:\n]*):(.*)$/im.exec(rule)
  if (!start) return 'DTSTART_MISSING'
  const until = /;?\bUNTIL=([^;\n]*)/i.exec(rule)?.[1]
  const others = [...rule.matchAll(/^(?:EXDATE|RDATE)([^:\n]*):(.*)$/gim)]
  const zones = [start[1] ?? '', ...others.map(([, parameters = '']) => parameters)]
  const dates = [start[2] ?? '', ...(until === undefined ? [] : [until])]
  dates.push(...others.flatMap(([, , list = '']) => list.split(',')))
  const isInUtc = dates.every((date) => wholeInstant.test(date)) && !zones.some((zone) => /TZID/i.test(zone))
  if (!isInUtc) return 'RECURRENCE_RULE_DATES_NOT_IN_UTC'
  return /^RRULE:.*FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)\b/im.test(rule) ? undefined : 'INVALID'
}

function expand(
  rule: string,
  { zone, durationS }: Schedule,
  { nowMs, occurrences }: ScheduleLimits,
): Expansion {
  // Local times are written as UTC, which has no transitions, so daylight saving does not affect the rule.
  const rruleString = rule.replace(instant, (utc) => compact(toLocal(readInstantMs(utc), zone)))
  const { RRuleTemporal } = readerOfRules()
  const wall = new RRuleTemporal({
    rruleString,
    tzid: 'UTC',
    maxIterations: maxSearchLength,
    maxCandidateEvaluations: maxCandidates,
  })
  const firstMs = readInstantMs(/^DTSTART.*:(.*)$/im.exec(rule)?.[1] ?? '')
  if (Math.abs(firstMs - nowMs) > maxStartMs) return { problem: 'DTSTART_OUTSIDE_PERMITTED_RANGE' }

  const expanded: Occurrence[] = []
  let problem: ScheduleProblem | undefined
  wall.all((date) => {
    const startMs = toInstantMs(date.toPlainDateTime().toString(), zone)
    if (startMs > nowMs + maxLastMs) problem = 'LAST_OCCURRENCE_START_EXCEEDS_LIMIT'
    else if (expanded.length === occurrences) problem = 'EXCEEDS_MAX_OCCURRENCES'
    else expanded.push({ startMs, endMs: addDuration(startMs, zone, durationS) })
    return problem === undefined
  })
  if (problem) return { problem }
  return expanded.length > 0 ? { occurrences: expanded } : { problem: 'INVALID' }
}

function readInstantMs(utc: string): number {
  return Temporal.Instant.from(utc).epochMilliseconds
}

function compact(local: string): string {
  return `${local.replace(/[-:]/g, '')}Z`
}
