import { lazyRequire } from '@octavo/platform/lazy-require.ts'
import { addDuration, toInstantMs, toLocal } from './wall-time.ts'

const readerOfRules = lazyRequire<typeof import('rrule-temporal')>('rrule-temporal', import.meta.url)

export interface Schedule {
  /** Lines of RFC 5545, such as `DTSTART:20261201T180000Z` and `RRULE:FREQ=WEEKLY;COUNT=5`; all times in UTC. */
  rule: string
  zone: string
  durationS: number
}

export interface ScheduleLimits {
  nowMs: number
  /** How many there may be. */
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
 * All that a schedule means. It recurs on the clock of its zone: what begins at 19:00 in winter begins at 19:00 in
 * summer, though the rule comes in UTC.
 */
export function expandSchedule(schedule: Schedule, limits: ScheduleLimits): Expansion {
  const rule = schedule.rule.trim().replace(/\s*\\n\s*|\s+/g, '\n')
  const problem = findRuleProblem(rule)
  if (problem) return { problem }
  try {
    return expand(rule, schedule, limits)
  } catch {
    // Whatever Temporal or the reader of rules cannot make anything of.
    return { problem: 'INVALID' }
  }
}

const yearMs = 365.25 * 86_400_000
const farthestStartMs = 2 * yearMs
const farthestLastMs = 4 * yearMs
/** Of periods without an occurrence, before a rule counts as one that has none. */
const maxSearchLength = 5_000

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
  // The zone's clock taken for that of UTC, which never changes: so no change of clocks gets into the rule.
  const rruleString = rule.replace(instant, (utc) => compact(toLocal(readInstantMs(utc), zone)))
  const { RRuleTemporal } = readerOfRules()
  const wall = new RRuleTemporal({ rruleString, tzid: 'UTC', maxIterations: maxSearchLength })
  const firstMs = readInstantMs(/^DTSTART.*:(.*)$/im.exec(rule)?.[1] ?? '')
  if (Math.abs(firstMs - nowMs) > farthestStartMs) return { problem: 'DTSTART_OUTSIDE_PERMITTED_RANGE' }

  const found: Occurrence[] = []
  let problem: ScheduleProblem | undefined
  wall.all((date) => {
    const startMs = toInstantMs(date.toPlainDateTime().toString(), zone)
    if (startMs > nowMs + farthestLastMs) problem = 'LAST_OCCURRENCE_START_EXCEEDS_LIMIT'
    else if (found.length === occurrences) problem = 'EXCEEDS_MAX_OCCURRENCES'
    else found.push({ startMs, endMs: addDuration(startMs, zone, durationS) })
    return problem === undefined
  })
  if (problem) return { problem }
  return found.length > 0 ? { occurrences: found } : { problem: 'INVALID' }
}

function readInstantMs(utc: string): number {
  return Temporal.Instant.from(utc).epochMilliseconds
}

function compact(local: string): string {
  return `${local.replace(/[-:]/g, '')}Z`
}
