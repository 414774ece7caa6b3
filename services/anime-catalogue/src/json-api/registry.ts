import { findOwn, toCamelCase, toKebabCase } from './names.ts'
import { isMany, type Relationship, type Resource, typesOf } from './resource.ts'

/** A resource and the data derived from its declaration. */
export interface Registered extends Resource {
  path: string
  relationshipList: readonly NamedRelationship[]
}

export interface NamedRelationship {
  name: string
  path: string
  isMany: boolean
  relationship: Relationship
}

export interface Registry {
  all: readonly Registered[]
  get(type: string): Registered
  find(type: string): Registered | undefined
  /** Finds a resource by any spelling that clients use in paths. */
  findByPath(segment: string): Registered | undefined
  /** Aliases for several types, such as the type of a polymorphic relationship. */
  isPlaceholder(type: string): boolean
}

/** Throws if a relationship leads to an unknown type. */
export function createRegistry(resources: readonly Resource[]): Registry {
  const all = resources.map(register)
  const byType = new Map(all.map((resource) => [resource.type, resource]))
  const byPath = new Map(
    all.flatMap((resource) =>
      [resource.type, ...(resource.aliases ?? [])].map((name) => [toCamelCase(name), resource] as const),
    ),
  )
  const placeholders = new Set<string>()
  for (const { type, relationshipList } of all)
    for (const { name, relationship } of relationshipList) {
      if (relationship.kind === 'polymorphic') placeholders.add(name)
      const missing = typesOf(relationship).find((other) => !byType.has(other))
      if (missing !== undefined && relationship.kind !== 'absent')
        throw new Error(`${type}.${name} leads to ${missing}, which is no resource`)
    }
  return {
    all,
    find: (type) => byType.get(type),
    get(type) {
      const resource = byType.get(type)
      if (!resource) throw new Error(`There is no resource ${type}`)
      return resource
    },
    findByPath: (segment) => byPath.get(toCamelCase(segment)),
    isPlaceholder: (type) => placeholders.has(type),
  }
}

export function findRelationship(resource: Registered, name: string): NamedRelationship | undefined {
  const camel = toCamelCase(name)
  return findOwn(resource.relationships, camel)
    ? resource.relationshipList.find((relationship) => relationship.name === camel)
    : undefined
}

function register(resource: Resource): Registered {
  return {
    ...resource,
    path: toKebabCase(resource.type),
    relationshipList: Object.entries(resource.relationships).map(([name, relationship]) => ({
      name,
      path: toKebabCase(name),
      isMany: isMany(relationship),
      relationship,
    })),
  }
}
