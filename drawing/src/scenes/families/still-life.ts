import type { Family, Frame, Picture } from '../family.ts'
import { fbm2, gradient3, octavesFor, smoothstep } from '../noise.ts'
import { latticeStep, shadeSparsely } from '../sparse.ts'
import { linearOf } from '../tone.ts'
import { createStudio, paintSolid, type Solid, type StillLifeRecipe } from './still-life/studio.ts'

export type { StillLifeRecipe } from './still-life/studio.ts'

export const stillLife: Family<StillLifeRecipe> = { name: 'still-life', minWidth: 192, prepare }

const eyeDistance = 9

interface Hit {
  solid: Solid
  t: number
  cover: number
}

function prepare(recipe: StillLifeRecipe, frame: Frame): Picture {
  const { seed, polish, surface } = recipe
  const { aspect, pixel } = frame
  const studio = createStudio(recipe, Math.max(0.006, pixel * 2.6))
  const { solids, sun, sky, toSun } = studio
  const [lx, ly, lz] = toSun
  const table = linearOf(recipe.table)
  const wall = linearOf(recipe.wall)
  const lens = recipe.view / eyeDistance
  const pitch = (recipe.target - recipe.eyeHeight) / eyeDistance
  const eyeY = recipe.eyeHeight
  const eyeX = recipe.shift ?? 0
  const hits: Hit[] = solids.map((solid) => ({ solid, t: 0, cover: 0 }))
  const local = new Float64Array(3)
  const albedo = new Float64Array(3)
  const reflected = new Float64Array(3)

  /** Radius of the cone of light that one pixel gathers, per distance, around a point in depth. */
  function cone(t: number): number {
    return lens * pixel * 0.75 + (recipe.aperture * Math.abs(t - eyeDistance)) / (t * eyeDistance)
  }

  /** Finds how much of a ray each solid covers; returns the number of hits, the nearest first. */
  function cast(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    spread: number,
  ): number {
    let count = 0
    for (const solid of solids) {
      const cx = solid.x - ox
      const cy = solid.y - oy
      const cz = solid.z - oz
      const along = cx * dx + cy * dy + cz * dz
      if (along < 0) continue
      const width = spread > 0 ? spread : cone(along)
      const blur = width * along
      const gap = cx * cx + cy * cy + cz * cz - along * along
      const reach = solid.bound + blur
      if (gap > reach * reach) continue
      const half = Math.sqrt(reach * reach - gap)
      let t = Math.max(0.001, along - half)
      const end = along + half
      let nearest = 9
      let nearestAt = t
      for (let i = 0; i < 60 && t < end; i++) {
        const d = solid.distance(ox + dx * t, oy + dy * t, oz + dz * t) + blur
        if (d < nearest) {
          nearest = d
          nearestAt = t
          if (d < blur * 0.1 + 0.0004) break
        }
        t += Math.max(d * 0.95, 0.0006)
      }
      const cover = smoothstep(blur * 2 + 0.0004, blur * 0.1 + 0.0004, nearest)
      if (cover <= 0.004) continue
      let place = count++
      while (place > 0 && (hits[place - 1]?.t ?? 0) > nearestAt) {
        const previous = hits[place - 1]
        const here = hits[place]
        if (previous && here) {
          here.solid = previous.solid
          here.t = previous.t
          here.cover = previous.cover
        }
        place--
      }
      const here = hits[place]
      if (here) {
        here.solid = solid
        here.t = nearestAt
        here.cover = cover
      }
    }
    return count
  }

  /** The room as a shining surface sees it. */
  function environment(dx: number, dy: number, dz: number, channel: number): number {
    const facing = dx * lx + dy * ly + dz * lz
    const box = smoothstep(0.86, 0.9, facing) * (sun[channel] ?? 0) * 0.9
    const room = dy > 0 ? 0.35 + 0.65 * dy : 0
    const below =
      dy < 0 ? (table[channel] ?? 0) * (0.25 * (sun[channel] ?? 0) + 0.6 * (sky[channel] ?? 0)) : 0
    return box + room * (sky[channel] ?? 0) * 0.8 + below
  }

  function shadeSolid(
    solid: Solid,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    footprint: number,
    out: Float64Array,
  ): void {
    const e = Math.max(0.0012, footprint * 0.7)
    const d1 = solid.distance(x + e, y - e, z - e)
    const d2 = solid.distance(x - e, y - e, z + e)
    const d3 = solid.distance(x - e, y + e, z - e)
    const d4 = solid.distance(x + e, y + e, z + e)
    let nx = d1 - d2 - d3 + d4
    let ny = -d1 - d2 + d3 + d4
    let nz = -d1 + d2 - d3 + d4
    const finish = solid.item.finish
    solid.local(x, y, z, local)
    const [px, py, pz] = [local[0] ?? 0, local[1] ?? 0, local[2] ?? 0]
    const detail = Math.min(1, (0.04 * solid.item.size) / footprint) * 0.5
    let length = Math.hypot(nx, ny, nz) || 1
    if (finish === 'peel' || finish === 'stone') {
      const scale = finish === 'peel' ? 24 : 30
      const strength =
        (finish === 'peel' ? 0.16 : 0.2) * smoothstep(0.5, 0.12, (footprint / solid.item.size) * scale)
      if (strength > 0.01) {
        nx += length * strength * gradient3(seed + 20, px * scale, py * scale, pz * scale)
        ny += length * strength * gradient3(seed + 21, px * scale, py * scale, pz * scale)
        nz += length * strength * gradient3(seed + 22, px * scale, py * scale, pz * scale)
        length = Math.hypot(nx, ny, nz) || 1
      }
    }
    nx /= length
    ny /= length
    nz /= length
    paintSolid(seed, solid, local, detail, albedo)
    const facing = nx * lx + ny * ly + nz * lz
    const wrap = finish === 'peel' || finish === 'apple' ? 0.12 : 0.03
    const diffuse = Math.max(0, (facing + wrap) / (1 + wrap))
    const visible = diffuse > 0 ? studio.sunOn(solid, x, y, z) * studio.passed(x, y, z) : 0
    const openness = studio.openness(solid, x, y, z, nx, ny, nz)
    const up = 0.5 + 0.5 * ny
    const towards = -(dx * nx + dy * ny + dz * nz)
    const fresnel = (1 - Math.max(0, Math.min(1, towards))) ** 5
    const rx = dx + 2 * towards * nx
    const ry = dy + 2 * towards * ny
    const rz = dz + 2 * towards * nz
    const gloss =
      finish === 'metal'
        ? 1
        : finish === 'glaze'
          ? 0.045 + 0.7 * fresnel
          : finish === 'speckled'
            ? 0.03 + 0.3 * fresnel
            : finish === 'apple'
              ? 0.035 + 0.4 * fresnel
              : finish === 'peel'
                ? 0.02 + 0.2 * fresnel
                : 0.012 + 0.1 * fresnel
    const sharp =
      finish === 'glaze' || finish === 'metal' ? 260 : finish === 'apple' ? 90 : finish === 'peel' ? 26 : 14
    const toward = Math.max(0, rx * lx + ry * ly + rz * lz)
    const shine = Math.exp((toward - 1) * sharp) * sharp * 0.012 * visible
    const bounceSun =
      0.32 *
      Math.max(0, ly) *
      studio.tableLight(x + nx * 0.4, z + nz * 0.4) *
      studio.passed(x + nx * 0.4, 0, z + nz * 0.4)
    for (let i = 0; i < 3; i++) {
      const under = (table[i] ?? 0) * (bounceSun * (sun[i] ?? 0) + 0.55 * (sky[i] ?? 0)) * (1 - up)
      const light =
        (sun[i] ?? 0) * diffuse * visible + (sky[i] ?? 0) * up * openness + under * (0.35 + 0.65 * openness)
      const mirror = environment(rx, ry, rz, i) * (0.3 + 0.7 * openness)
      const base = finish === 'metal' ? 0 : (albedo[i] ?? 0) * light
      out[i] =
        base +
        mirror * gloss * (finish === 'metal' ? (albedo[i] ?? 0) : 1) +
        shine * (sun[i] ?? 0) * (finish === 'metal' ? (albedo[i] ?? 0) : 0.6 + gloss)
    }
  }

  function shadeTable(x: number, z: number, footprint: number, out: Float64Array): void {
    const visible = studio.tableLight(x, z) * studio.passed(x, 0, z)
    let openness = 1
    for (const solid of solids) {
      const dx = solid.x - x
      const dz = solid.z - z
      const bottom = solid.item.on ?? 0
      const r = solid.item.size * 0.9
      const d2 = dx * dx + dz * dz
      const lift = solid.y + bottom * 0.7
      openness *= 1 - 0.62 * ((r * r) / (r * r + d2 + lift * lift * 0.55)) ** 1.25
    }
    let texture = 1
    if (surface === 'wood') {
      const octaves = octavesFor(4, footprint, 5)
      const grain = fbm2(seed + 40, x * 0.9, z * 9, octaves, 0.6)
      const plank = z * 0.55 + 0.17
      const gap = Math.abs(plank - Math.round(plank))
      texture =
        (1 + 0.4 * grain) *
        (1 - 0.75 * smoothstep(0.012 + footprint, 0.003, gap)) *
        (0.9 + 0.2 * (((Math.round(plank - 0.5) * 7919) & 15) / 15))
    } else if (surface === 'linen') {
      const fade = smoothstep(0.4, 0.1, footprint * 26)
      texture =
        1 +
        0.1 * fade * (Math.sin(x * 160) * Math.sin(z * 160)) +
        0.1 * fbm2(seed + 41, x * 1.2, z * 1.2, octavesFor(1.2, footprint, 6))
    } else texture = 1 + 0.025 * fbm2(seed + 42, x * 3, z * 3, octavesFor(3, footprint, 5))
    for (let i = 0; i < 3; i++) {
      out[i] =
        (table[i] ?? 0) * texture * ((sun[i] ?? 0) * Math.max(0, ly) * visible + (sky[i] ?? 0) * openness)
    }
  }

  function shadeWall(x: number, y: number, out: Float64Array): void {
    const z = recipe.wallDistance
    const visible = studio.passed(x, y, z) * 0.85 + 0.15
    const lit = Math.max(0.12, -lz) * visible
    const falloff = 0.75 + 0.35 * Math.exp(-(((x - lx * 2) / 4) ** 2) - ((y - 2) / 3) ** 2)
    const corner = 0.72 + 0.28 * smoothstep(0, 1.2, y)
    const plaster = 1 + 0.03 * fbm2(seed + 43, x * 0.8, y * 0.8, 3)
    for (let i = 0; i < 3; i++) {
      out[i] = (wall[i] ?? 0) * plaster * falloff * ((sun[i] ?? 0) * lit * 0.8 + (sky[i] ?? 0) * corner * 0.9)
    }
  }

  const backdrop = new Float64Array(3)
  const shadePixel = (px: number, py: number, out: Float64Array): void => {
    let dx = (px - aspect / 2) * lens
    let dy = (0.5 - py) * lens + pitch
    let dz = 1
    const norm = 1 / Math.hypot(dx, dy, dz)
    dx *= norm
    dy *= norm
    dz *= norm
    const oz = -eyeDistance
    let count = cast(eyeX, eyeY, oz, dx, dy, dz, 0)
    let transmittance = 1
    let [red, green, blue] = [0, 0, 0]
    for (let k = 0; k < count && transmittance > 0.01; k++) {
      const hit = hits[k]
      if (hit === undefined) break
      const { t, cover, solid } = hit
      shadeSolid(solid, eyeX + dx * t, eyeY + dy * t, oz + dz * t, dx, dy, dz, cone(t) * t, out)
      red += (out[0] ?? 0) * cover * transmittance
      green += (out[1] ?? 0) * cover * transmittance
      blue += (out[2] ?? 0) * cover * transmittance
      transmittance *= 1 - cover
    }
    if (transmittance > 0.01) {
      const wallAt = (recipe.wallDistance + eyeDistance) / dz
      const tableAt = dy < 0 ? -eyeY / dy : Number.POSITIVE_INFINITY
      // The edge between table and wall is out of focus.
      const meet = (eyeY + dy * wallAt) / wallAt
      const blur = Math.max(pixel * lens, cone(wallAt) * 1.2)
      const share = smoothstep(-blur, blur, meet)
      backdrop.fill(0)
      if (share > 0) {
        shadeWall(eyeX + dx * wallAt, Math.max(0, eyeY + dy * wallAt), out)
        for (let i = 0; i < 3; i++) backdrop[i] = (out[i] ?? 0) * share
      }
      if (share < 1) {
        const t = Math.min(tableAt, wallAt * 1.02)
        const x = eyeX + dx * t
        const z = oz + dz * t
        shadeTable(x, z, (cone(t) * t) / Math.max(0.15, -dy), out)
        if (polish > 0) {
          const fresnel = polish * (0.12 + 0.88 * (1 + dy) ** 4)
          count = cast(x, 0.002, z, dx, -dy, dz, 0.035)
          const first = hits[0]
          let amount = 0
          if (count > 0 && first !== undefined) {
            const { solid, t: far, cover } = first
            shadeSolid(
              solid,
              x + dx * far,
              -dy * far,
              z + dz * far,
              dx,
              -dy,
              dz,
              0.03 + 0.03 * far,
              reflected,
            )
            amount = cover
          }
          for (let i = 0; i < 3; i++) {
            const room = (wall[i] ?? 0) * (0.3 * (sun[i] ?? 0) * Math.max(0.12, -lz) + 0.8 * (sky[i] ?? 0))
            const reflection = amount > 0 ? (reflected[i] ?? 0) * amount + room * (1 - amount) : room
            out[i] = (out[i] ?? 0) * (1 - fresnel) + reflection * fresnel
          }
        }
        for (let i = 0; i < 3; i++) backdrop[i] = (backdrop[i] ?? 0) + (out[i] ?? 0) * (1 - share)
      }
      red += (backdrop[0] ?? 0) * transmittance
      green += (backdrop[1] ?? 0) * transmittance
      blue += (backdrop[2] ?? 0) * transmittance
    }
    out[0] = red
    out[1] = green
    out[2] = blue
  }
  return {
    shade: shadeSparsely(frame, latticeStep(frame), shadePixel),
    development: { grain: 3, vignette: 0.28, saturation: 0.86 },
  }
}
