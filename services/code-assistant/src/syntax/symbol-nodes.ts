import type { ParsedLanguage } from './grammars.ts'

export type SymbolKind =
  | 'module'
  | 'class'
  | 'interface'
  | 'struct'
  | 'enum'
  | 'type'
  | 'function'
  | 'method'
  | 'property'
  | 'constant'
  | 'variable'
  | 'macro'
  | 'selector'

const javascript = {
  function_declaration: 'function',
  generator_function_declaration: 'function',
  class_declaration: 'class',
  method_definition: 'method',
  field_definition: 'property',
  variable_declarator: 'variable',
} as const

const typescript = {
  ...javascript,
  function_signature: 'function',
  abstract_class_declaration: 'class',
  method_signature: 'method',
  abstract_method_signature: 'method',
  public_field_definition: 'property',
  property_signature: 'property',
  interface_declaration: 'interface',
  type_alias_declaration: 'type',
  enum_declaration: 'enum',
  internal_module: 'module',
  module: 'module',
} as const

const cpp = {
  function_definition: 'function',
  function_declarator: 'function',
  class_specifier: 'class',
  struct_specifier: 'struct',
  union_specifier: 'struct',
  enum_specifier: 'enum',
  type_definition: 'type',
  alias_declaration: 'type',
  field_declaration: 'property',
  declaration: 'variable',
  namespace_definition: 'module',
  preproc_def: 'macro',
  preproc_function_def: 'macro',
} as const

/** Types of nodes that declare a symbol. A function that is declared in a class is a method. */
export const symbolNodes: Record<ParsedLanguage, Readonly<Record<string, SymbolKind>>> = {
  javascript,
  jsx: javascript,
  typescript,
  tsx: typescript,
  python: { function_definition: 'function', class_definition: 'class', assignment: 'variable' },
  go: {
    function_declaration: 'function',
    method_declaration: 'method',
    method_elem: 'method',
    type_spec: 'type',
    type_alias: 'type',
    const_spec: 'constant',
    var_spec: 'variable',
    field_declaration: 'property',
  },
  rust: {
    function_item: 'function',
    function_signature_item: 'function',
    struct_item: 'struct',
    union_item: 'struct',
    enum_item: 'enum',
    trait_item: 'interface',
    type_item: 'type',
    mod_item: 'module',
    const_item: 'constant',
    static_item: 'variable',
    macro_definition: 'macro',
    field_declaration: 'property',
  },
  java: {
    class_declaration: 'class',
    record_declaration: 'class',
    interface_declaration: 'interface',
    annotation_type_declaration: 'interface',
    enum_declaration: 'enum',
    method_declaration: 'method',
    constructor_declaration: 'method',
    variable_declarator: 'property',
  },
  csharp: {
    namespace_declaration: 'module',
    file_scoped_namespace_declaration: 'module',
    class_declaration: 'class',
    record_declaration: 'class',
    struct_declaration: 'struct',
    interface_declaration: 'interface',
    enum_declaration: 'enum',
    delegate_declaration: 'type',
    method_declaration: 'method',
    constructor_declaration: 'method',
    local_function_statement: 'function',
    property_declaration: 'property',
    variable_declarator: 'property',
  },
  c: cpp,
  cpp,
  ruby: {
    module: 'module',
    class: 'class',
    method: 'function',
    singleton_method: 'method',
    assignment: 'constant',
  },
  php: {
    namespace_definition: 'module',
    class_declaration: 'class',
    trait_declaration: 'class',
    interface_declaration: 'interface',
    enum_declaration: 'enum',
    function_definition: 'function',
    method_declaration: 'method',
    property_element: 'property',
    const_element: 'constant',
  },
  bash: { function_definition: 'function', variable_assignment: 'variable' },
  css: { rule_set: 'selector', keyframes_statement: 'selector' },
}

/** Symbols that contain others. */
export const containerKinds: ReadonlySet<SymbolKind> = new Set([
  'class',
  'interface',
  'struct',
  'enum',
  'module',
  'type',
])

/** Types of nodes with code that runs: variables in them are local. */
export const functionNodes: ReadonlySet<string> = new Set([
  'function_definition',
  'function_declaration',
  'generator_function_declaration',
  'function_expression',
  'generator_function',
  'arrow_function',
  'method_definition',
  'method_declaration',
  'constructor_declaration',
  'func_literal',
  'function_item',
  'closure_expression',
  'lambda_expression',
  'anonymous_method_expression',
  'local_function_statement',
  'accessor_declaration',
  'lambda',
  'method',
  'singleton_method',
  'block',
  'do_block',
  'anonymous_function',
  'anonymous_function_creation_expression',
  'static_initializer',
  'compact_constructor_declaration',
])
