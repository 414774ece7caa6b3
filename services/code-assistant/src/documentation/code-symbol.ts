/** A declaration and the facts that its code contains about it. */
export interface CodeSymbol {
  /** With the names of its containers, such as `Cart.add`. */
  name: string
  kind: SymbolKind
  /** The declaration without its body. */
  signature: string
  isExported: boolean
  /** Lines, counted from 1. */
  startLine: number
  endLine: number
  parameters: CodeParameter[]
  typeParameters: string[]
  /** Missing for declarations that are not functions and for functions that return nothing. */
  returns?: ReturnValue
  throws: ThrownError[]
  /** The text of a deprecation, empty if the code gives no reason. */
  deprecated?: string
  /** A short expression that is the whole body, such as `a + b`. */
  expression?: string
  placement: CommentPlacement
  comment?: ExistingComment
}

export type SymbolKind =
  | 'function'
  | 'method'
  | 'constructor'
  | 'class'
  | 'interface'
  | 'type'
  | 'enum'
  | 'constant'
  | 'accessor'

export interface CodeParameter {
  name: string
  /** As the code gives it, or as it follows from the default value. */
  type?: string
  isOptional: boolean
  isRest: boolean
  default?: string
  /** The fields of a destructured object. */
  properties?: CodeParameter[]
}

export interface ReturnValue {
  type?: string
  kind: 'value' | 'promise' | 'generator'
  /** False for a promise without a value. */
  hasValue: boolean
}

export interface ThrownError {
  /** Missing if the code does not name the class. */
  type?: string
  /** A clause such as ``If `amount < 0` ``, without a final period. */
  condition?: string
}

/** The offset for a new comment, and the white space before each of its lines. */
export interface CommentPlacement {
  offset: number
  indent: string
  /** Docstrings are inside the body. */
  isInside: boolean
}

export interface ExistingComment {
  start: number
  end: number
  /** Without comment markers. */
  text: string
}
