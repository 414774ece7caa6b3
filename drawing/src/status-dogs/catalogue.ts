import { readdir } from 'node:fs/promises'
import { scene as informational } from './classes/1xx-informational.ts'
import { scene as successful } from './classes/2xx-successful.ts'
import { scene as redirection } from './classes/3xx-redirection.ts'
import { scene as clientError } from './classes/4xx-client-error.ts'
import { scene as serverError } from './classes/5xx-server-error.ts'
import type { ClassScene, Scene } from './scene.ts'

const scenesFolder = new URL('./scenes/', import.meta.url)
const sceneFileName = /^(\d{3})-[a-z0-9-]+\.ts$/

/** All drawn scenes by code. Each file of the folder exports one as `scene`. */
export async function loadScenes(): Promise<Map<number, Scene>> {
  const scenes = new Map<number, Scene>()
  for (const name of (await readdir(scenesFolder)).sort()) {
    const code = Number(sceneFileName.exec(name)?.[1])
    if (Number.isNaN(code)) continue
    const loaded: { scene?: Scene } = await import(new URL(name, scenesFolder).href)
    if (loaded.scene?.code !== code) throw new Error(`${name} must export the scene of status ${code}`)
    if (scenes.has(code)) throw new Error(`two scenes for status ${code}`)
    scenes.set(code, loaded.scene)
  }
  return scenes
}

/** The scene of the class of a code, with its number; nothing where a code has no class. */
export function findClassScene(code: number): Scene | undefined {
  const scene = classes[Math.floor(code / 100)]
  return scene && { ...scene, code }
}

const classes: Readonly<Record<number, ClassScene>> = {
  1: informational,
  2: successful,
  3: redirection,
  4: clientError,
  5: serverError,
}
