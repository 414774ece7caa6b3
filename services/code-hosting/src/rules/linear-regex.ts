import { parseRegex, type RegexNode } from './regex-syntax.ts'

/**
 * Regular expressions that take at most program × text steps, because users write them and others push the texts.
 * The syntax is that of RE2 without named classes and without flags.
 */
export interface LinearRegex {
  /** Returns whether the text contains a match. Counts its steps down in the budget, and throws `StepsExceeded` below 0. */
  test(text: string, budget: StepBudget): boolean
}

export interface StepBudget {
  steps: number
}

export class StepsExceeded extends Error {}

type Instruction =
  | { kind: 'character'; matches(character: string): boolean }
  | { kind: 'assert'; holds(before: string | undefined, after: string | undefined): boolean }
  | { kind: 'split'; to: number; or: number }
  | { kind: 'jump'; to: number }
  | { kind: 'match' }

/** Repetitions such as `(a{100}){100}` multiply. */
const maxInstructions = 2000

/** Throws a `SyntaxError` that describes the problem. */
export function compileRegex(source: string): LinearRegex {
  const program: Instruction[] = []
  emit(parseRegex(source))
  program.push({ kind: 'match' })

  function add(instruction: Instruction): number {
    if (program.length >= maxInstructions) throw new SyntaxError('the expression is too large')
    return program.push(instruction) - 1
  }

  function emit(node: RegexNode): void {
    if (node.kind === 'character' || node.kind === 'assert') add(node)
    else if (node.kind === 'sequence') for (const item of node.items) emit(item)
    else if (node.kind === 'either') emitEither(node.options)
    else emitRepeat(node)
  }

  function emitEither(options: readonly RegexNode[]): void {
    const jumps: number[] = []
    options.forEach((option, at) => {
      const isLast = at === options.length - 1
      const split = isLast ? undefined : add({ kind: 'split', to: program.length + 1, or: 0 })
      emit(option)
      if (!isLast) jumps.push(add({ kind: 'jump', to: 0 }))
      if (split !== undefined) patch(split, program.length)
    })
    for (const jump of jumps) patch(jump, program.length)
  }

  function emitRepeat({ node, min, max }: Extract<RegexNode, { kind: 'repeat' }>): void {
    for (let count = 0; count < min; count++) {
      const start = program.length
      emit(node)
      // An empty group, whose repetitions nothing would limit.
      if (program.length === start) break
    }
    if (max === Number.POSITIVE_INFINITY) {
      const split = add({ kind: 'split', to: program.length + 1, or: 0 })
      emit(node)
      add({ kind: 'jump', to: split })
      patch(split, program.length)
      return
    }
    const splits: number[] = []
    for (let count = min; count < max; count++) {
      splits.push(add({ kind: 'split', to: program.length + 1, or: 0 }))
      emit(node)
    }
    for (const split of splits) patch(split, program.length)
  }

  function patch(at: number, target: number): void {
    const instruction = program[at]
    if (instruction?.kind === 'split') instruction.or = target
    if (instruction?.kind === 'jump') instruction.to = target
  }

  return { test: (text, budget) => run(program, text, budget) }
}

/** Simulates all alternatives at once, with each instruction visited at most once per character. */
function run(program: readonly Instruction[], text: string, budget: StepBudget): boolean {
  const characters = [...text]
  const visited = new Int32Array(program.length).fill(-1)
  let threads: number[] = []
  for (let at = 0; at <= characters.length; at++) {
    const character = characters[at]
    const next: number[] = []
    // A match may begin anywhere.
    const stack = [...threads, 0].reverse()
    while (stack.length) {
      const pointer = stack.pop() ?? 0
      if (visited[pointer] === at) continue
      visited[pointer] = at
      if (--budget.steps < 0) throw new StepsExceeded()
      const instruction = program[pointer]
      if (!instruction || instruction.kind === 'match') return true
      if (instruction.kind === 'jump') stack.push(instruction.to)
      else if (instruction.kind === 'split') stack.push(instruction.or, instruction.to)
      else if (instruction.kind === 'assert') {
        if (instruction.holds(characters[at - 1], character)) stack.push(pointer + 1)
      } else if (character !== undefined && instruction.matches(character)) next.push(pointer + 1)
    }
    threads = next
  }
  return false
}
