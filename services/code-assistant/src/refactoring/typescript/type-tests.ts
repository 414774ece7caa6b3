import ts from 'typescript-6'

/** True if every value of the type has one of the flags. `any` and `unknown` never do. */
export function isAlways(type: ts.Type, flags: ts.TypeFlags): boolean {
  return type.isUnion() ? type.types.every((each) => isAlways(each, flags)) : (type.flags & flags) !== 0
}

const nullish = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void

/** The kinds of values that a type has, without null and undefined. Undefined if they are unknown. */
export function kindsOf(type: ts.Type): { kinds: Set<string>; isNullable: boolean } | undefined {
  const kinds = new Set<string>()
  let isNullable = false
  for (const each of type.isUnion() ? type.types : [type]) {
    if (each.flags & nullish) isNullable = true
    else {
      const kind = kindOf(each)
      if (!kind) return undefined
      kinds.add(kind)
    }
  }
  return { kinds, isNullable }
}

function kindOf(type: ts.Type): string | undefined {
  const { flags, symbol } = type
  if (flags & ts.TypeFlags.StringLike) return 'string'
  if (flags & ts.TypeFlags.EnumLike) return undefined
  if (flags & ts.TypeFlags.NumberLike) return 'number'
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean'
  if (flags & ts.TypeFlags.BigIntLike) return 'bigint'
  if (flags & ts.TypeFlags.ESSymbolLike) return 'symbol'
  // `{}` and `Object` include primitive values.
  if (flags & ts.TypeFlags.Object && symbol && symbol.name !== 'Object' && !isEmptyType(type)) return 'object'
  return undefined
}

const isEmptyType = (type: ts.Type): boolean =>
  type.getProperties().length === 0 &&
  type.getCallSignatures().length === 0 &&
  type.getConstructSignatures().length === 0
