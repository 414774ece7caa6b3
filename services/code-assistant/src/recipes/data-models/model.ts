/** Data types in a form that all readers produce and all writers understand. */
export interface Model {
  /** In Pascal case. */
  name: string
  fields: Field[]
}

export interface Field {
  /** As it stands in JSON. */
  name: string
  type: FieldType
  isOptional: boolean
  isNullable: boolean
}

export type StringFormat = 'date-time' | 'date' | 'uuid' | 'email' | 'uri'

export type FieldType =
  | { kind: 'string'; format?: StringFormat; minLength?: number; maxLength?: number; pattern?: string }
  | { kind: 'integer' | 'number'; minimum?: number; maximum?: number }
  | { kind: 'boolean' }
  | { kind: 'any' }
  | { kind: 'enum'; values: string[] }
  | { kind: 'array'; items: FieldType }
  | { kind: 'map'; values: FieldType }
  | { kind: 'model'; name: string }

/** Orders models so that each comes after those that it uses. Returns undefined if models use each other in a circle. */
export function dependenciesFirst(models: readonly Model[]): Model[] | undefined {
  const byName = new Map(models.map((model) => [model.name, model]))
  const ordered = new Set<Model>()
  const visit = (model: Model, path: ReadonlySet<string>): boolean => {
    if (ordered.has(model)) return true
    if (path.has(model.name)) return false
    const inner = new Set(path).add(model.name)
    const isAcyclic = model.fields
      .flatMap(({ type }) => modelsOf(type))
      .every((name) => {
        const used = byName.get(name)
        return !used || visit(used, inner)
      })
    ordered.add(model)
    return isAcyclic
  }
  return models.every((model) => visit(model, new Set())) ? [...ordered] : undefined
}

function modelsOf(type: FieldType): string[] {
  if (type.kind === 'model') return [type.name]
  if (type.kind === 'array') return modelsOf(type.items)
  return type.kind === 'map' ? modelsOf(type.values) : []
}

/** The field that identifies an object: `id`, or the only one that ends with it. */
export function findIdField({ fields, name }: Model): Field | undefined {
  const own = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
  return (
    fields.find((field) => field.name === 'id') ??
    fields.find((field) => [`${own}Id`, `${own}_id`, 'uuid'].includes(field.name))
  )
}
