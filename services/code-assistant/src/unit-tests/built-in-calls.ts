/** The code does something whose result does not follow from the code alone. */
export class Unknown extends Error {}

/** Bounds the memory of an evaluation. */
const maxLength = 1_000

const stringMethods = new Set(
  'at charAt concat endsWith includes indexOf lastIndexOf padEnd padStart repeat slice split startsWith substring toLowerCase toUpperCase trim trimEnd trimStart'.split(
    ' ',
  ),
)
const arrayMethods = new Set('at concat includes indexOf join lastIndexOf slice push toReversed'.split(' '))
const callbackMethods = new Set('every filter find findIndex flatMap map reduce some'.split(' '))
const mathMethods = /^Math\.(abs|ceil|floor|max|min|round|sign|sqrt|trunc)$/
const numberMethods = /^Number\.(isFinite|isInteger|isNaN|isSafeInteger)$/

/** Calls a global function that depends on nothing but its arguments. */
export function callStatic(name: string, args: readonly unknown[]): unknown {
  const [first] = args
  if (name === 'String' && args.length === 1) return text(first)
  if (name === 'Number' && isPrimitive(first)) return Number(first)
  if (name === 'Boolean') return !!first
  if (name === 'Array.isArray') return Array.isArray(first)
  const math = mathMethods.exec(name)?.[1]
  if (math && args.every((arg) => typeof arg === 'number')) return invoke(Math, math, args)
  const number = numberMethods.exec(name)?.[1]
  if (number) return invoke(Number, number, args.map(operand))
  throw new Unknown()
}

/** Calls a method of a string or an array. Functions among the arguments belong to the evaluation. */
export function callMethod(object: unknown, name: string, args: readonly unknown[]): unknown {
  const [first] = args
  if (typeof object === 'string' && stringMethods.has(name) && args.every(isPrimitive)) {
    const isLong = (name === 'repeat' ? object.length : 1) * Number(first) > maxLength
    if (/^(repeat|pad)/.test(name) && isLong) throw new Unknown()
    return limited(invoke(object, name, args))
  }
  if (!Array.isArray(object)) throw new Unknown()
  const isCallback = callbackMethods.has(name) && typeof first === 'function'
  const isPlain = arrayMethods.has(name) && args.every((arg) => typeof arg !== 'function')
  if (!isCallback && !isPlain) throw new Unknown()
  const result = limited(invoke(object, name, args))
  limited(object)
  return result
}

/** Calls a built-in method, whose name was checked. */
function invoke(object: unknown, name: string, args: readonly unknown[]): unknown {
  const method = (object as Record<string, (...args: readonly unknown[]) => unknown>)[name]
  if (!method) throw new Unknown()
  return method.apply(object, [...args])
}

export const isPrimitive = (value: unknown): boolean =>
  value === null || (typeof value !== 'object' && typeof value !== 'function')

/** Operators convert objects by their methods, which are not evaluated. */
export function operand(value: unknown): unknown {
  if (!isPrimitive(value)) throw new Unknown()
  return value
}

export function text(value: unknown): string {
  return String(operand(value))
}

export function limited<T>(value: T): T {
  if ((typeof value === 'string' || Array.isArray(value)) && value.length > maxLength) throw new Unknown()
  return value
}
