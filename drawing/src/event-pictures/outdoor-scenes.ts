import { fill } from '../svg.ts'
import { times } from '../times.ts'
import { box, canvasHeight, canvasWidth, circle, line, type Palette, ring, scatter } from './canvas.ts'

/** The bend of a track, and flags. */
export function drawRun({ shades: [ink, dark, middle, warm], light }: Palette): string[] {
  return [
    circle(980, 130, 84, light, 0.9),
    ...times(6, (place) =>
      line(
        `M-60 ${640 - place * 54} C340 ${600 - place * 58} 620 ${330 - place * 20} 1260 ${420 - place * 52}`,
        place % 2 ? dark : middle,
        50,
      ),
    ),
    ...times(5, (place) =>
      line(
        `M-60 ${612 - place * 54} C340 ${570 - place * 58} 620 ${306 - place * 20} 1260 ${393 - place * 52}`,
        light,
        4,
        0.7,
      ),
    ),
    ...times(7, (place) => {
      const [x, y] = [90 + place * 170, 190 - scatter(place, 60)]
      return [line(`M${x} ${y} v150`, ink, 7), fill(`M${x} ${y} l70 22 l-70 26 Z`, place % 2 ? warm : light)]
    }).flat(),
    ...times(5, (place) => circle(250 + place * 130, 470 - place * 26, 22, place % 2 ? light : warm)),
    ...times(5, (place) =>
      line(`M${250 + place * 130} ${494 - place * 26} l${place % 2 ? 20 : -14} 60`, ink, 16),
    ),
  ]
}

/** Hills behind hills, and trees on the nearest. */
export function drawOutdoors({ shades: [ink, dark, middle, warm], light }: Palette): string[] {
  const hill = (y: number, height: number, color: string, shift: number) =>
    fill(
      `M0 ${y} C${200 + shift} ${y - height} ${380 + shift} ${y + 30} 620 ${y - height * 0.6} C${820 + shift} ${y - height * 1.3} 1000 ${y - 10} ${canvasWidth} ${y - height * 0.8} V${canvasHeight} H0 Z`,
      color,
    )
  const tree = (x: number, y: number, size: number) =>
    [0, 1, 2].map((tier) =>
      fill(
        `M${x} ${y - size * (1.6 - tier * 0.45)} l${size * (0.3 + tier * 0.12)} ${size * 0.7} h${-size * (0.6 + tier * 0.24)} Z`,
        ink,
      ),
    )
  return [
    circle(830, 190, 110, light),
    ring(830, 190, 150, light, 4, 0.5),
    ring(830, 190, 196, light, 3, 0.3),
    hill(380, 150, warm, 0),
    hill(440, 120, middle, -80),
    hill(510, 90, dark, 60),
    hill(580, 60, ink, -40),
    ...times(9, (place) =>
      tree(60 + place * 138, 590 - scatter(place, 36), 90 + scatter(place + 7, 60)),
    ).flat(),
    ...times(4, (place) =>
      line(`M${160 + place * 90} ${110 + scatter(place, 70)} q18 -20 36 0 q18 -20 36 0`, light, 5),
    ),
  ]
}

/** A quilt. */
export function drawCraft({ shades: [ink, dark, middle, warm], light }: Palette): string[] {
  const colors = [dark, middle, warm, light, ink]
  const side = 120
  const patch = (place: number) => {
    const [x, y] = [(place % 10) * side, Math.floor(place / 10) * side]
    const [one, other] = [
      colors[scatter(place, 5)] ?? dark,
      colors[(scatter(place, 5) + 1 + scatter(place + 50, 3)) % 5] ?? light,
    ]
    const isTurned = scatter(place + 9, 2) === 1
    const half = isTurned ? `M${x} ${y} h${side} v${side} Z` : `M${x} ${y + side} v${-side} h${side} Z`
    return [
      box(x, y, side, side, one),
      fill(half, other),
      line(isTurned ? `M${x + 8} ${y + 8} l104 104` : `M${x + 8} ${y + 112} l104 -104`, light, 2, 0.4),
    ]
  }
  return [
    ...times(50, patch).flat(),
    line('M-20 470 C260 380 420 560 660 440 S1040 300 1240 400', light, 10),
    line('M650 446 l150 -96', '#ffffff', 12),
    circle(802, 348, 9, ink),
  ]
}

/** Awnings, and a string of flags. */
export function drawMarket({ shades: [ink, dark, middle, warm], light }: Palette): string[] {
  const stall = (x: number, one: string, other: string) => [
    box(x + 24, 300, 14, 300, ink),
    box(x + 322, 300, 14, 300, ink),
    ...times(6, (place) =>
      fill(`M${x + place * 60} 240 h60 v90 a30 30 0 0 1 -60 0 Z`, place % 2 ? one : other),
    ),
    box(x + 10, 455, 340, 145, dark, 6),
    ...times(5, (place) => circle(x + 56 + place * 62, 440, 30, place % 2 ? warm : middle)),
  ]
  return [
    line('M-20 90 C300 230 560 40 860 130 S1160 120 1240 70', ink, 5),
    ...times(15, (place) => {
      const x = 20 + place * 82
      const y = 128 + Math.round(Math.sin(place * 0.62) * 38)
      return fill(`M${x} ${y - 10} h52 l-26 62 Z`, [light, warm, middle][place % 3] ?? light)
    }),
    ...stall(30, light, middle),
    ...stall(420, light, warm),
    ...stall(810, light, dark),
    box(0, 588, canvasWidth, 12, ink),
  ]
}

/** A clear night, and lanterns that rise. */
export function drawSky({ shades: [ink, dark, middle, warm], light }: Palette): string[] {
  const lantern = (x: number, y: number, size: number) => [
    circle(x, y, size * 1.7, warm, 0.25),
    fill(
      `M${x - size * 0.6} ${y + size * 0.8} C${x - size} ${y - size} ${x + size} ${y - size} ${x + size * 0.6} ${y + size * 0.8} Z`,
      warm,
    ),
    box(x - size * 0.5, y + size * 0.8, size, size * 0.16, ink),
  ]
  return [
    ...times(90, (place) =>
      circle(
        scatter(place, canvasWidth),
        scatter(place + 200, 430),
        1 + scatter(place + 400, 4),
        light,
        0.4 + scatter(place + 9, 6) / 10,
      ),
    ),
    circle(930, 150, 92, light),
    circle(895, 132, 84, dark, 0.95),
    ...lantern(250, 250, 60),
    ...lantern(480, 160, 40),
    ...lantern(640, 330, 74),
    ...lantern(800, 420, 34),
    ...lantern(110, 400, 38),
    ...lantern(1_070, 380, 52),
    fill(`M0 520 C240 470 420 560 640 515 S1040 470 ${canvasWidth} 530 V600 H0 Z`, middle),
    fill(`M0 560 C300 520 520 600 760 556 S1080 540 ${canvasWidth} 570 V600 H0 Z`, ink),
  ]
}

/** An open book, out of which letters fly. */
export function drawWords({ shades: [ink, dark, middle, warm], light }: Palette): string[] {
  const page = (side: 1 | -1) => [
    fill(
      `M600 520 C${600 + side * 120} 430 ${600 + side * 300} 430 ${600 + side * 430} 480 V250 C${600 + side * 300} 200 ${600 + side * 120} 210 600 300 Z`,
      light,
    ),
    ...times(6, (place) =>
      line(
        `M${600 + side * 50} ${330 + place * 28} C${600 + side * 150} ${270 + place * 28} ${600 + side * 280} ${262 + place * 28} ${600 + side * 390} ${292 + place * 28}`,
        dark,
        6,
        0.6,
      ),
    ),
  ]
  return [
    fill(
      'M600 560 C480 470 290 470 150 520 V240 L170 240 V500 C300 450 480 450 600 540 C720 450 900 450 1030 500 V240 L1050 240 V520 C910 470 720 470 600 560 Z',
      ink,
    ),
    ...page(-1),
    ...page(1),
    line('M600 304 V530', dark, 8),
    ...times(16, (place) => {
      const [x, y] = [180 + scatter(place + 5, 840), 40 + scatter(place + 30, 170)]
      const size = 16 + scatter(place + 60, 26)
      const color = [warm, light, middle][place % 3] ?? light
      return place % 2 ? circle(x, y, size / 1.6, color, 0.9) : box(x, y, size, size, color, 6, 0.9)
    }),
  ]
}
