import { readdir } from 'node:fs/promises'
import type { Scene } from './scene.ts'

const SCENES = new URL('./scenes/', import.meta.url)
const SCENE_FILE = /^(\d{3})-[a-z0-9-]+\.ts$/

/** All drawn scenes by code. Each file of the folder exports one as `scene`. */
export async function loadScenes(): Promise<Map<number, Scene>> {
  const scenes = new Map<number, Scene>()
  for (const name of (await readdir(SCENES)).sort()) {
    const code = Number(SCENE_FILE.exec(name)?.[1])
    if (Number.isNaN(code)) continue
    const loaded: { scene?: Scene } = await import(new URL(name, SCENES).href)
    if (loaded.scene?.code !== code) throw new Error(`${name} must export the scene of status ${code}`)
    if (scenes.has(code)) throw new Error(`two scenes for status ${code}`)
    scenes.set(code, loaded.scene)
  }
  return scenes
}

/** The scene that stands in for its class where a code has none of its own. */
export async function findFallback(code: number): Promise<Scene> {
  const stand = STAND_INS[Math.floor(code / 100)] ?? 404
  const scene = (await loadScenes()).get(stand)
  if (scene === undefined) throw new Error(`no scene for status ${stand}`)
  return scene
}

const STAND_INS: Readonly<Record<number, number>> = { 1: 100, 2: 200, 3: 301, 4: 404, 5: 500 }
