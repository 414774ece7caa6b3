import { fill } from '../svg.ts'
import { times } from '../times.ts'
import { box, canvasHeight, canvasWidth, circle, line, type Palette, ring, scatter } from './canvas.ts'

/** A record, half out of the picture, and what it plays. */
export function drawMusic({ shades: [ink, dark, middle, warm], light }: Palette): string[] {
  return [
    circle(860, 330, 360, ink),
    ...times(9, (place) => ring(860, 330, 340 - place * 24, place % 3 ? dark : middle, 3, 0.8)),
    circle(860, 330, 112, warm),
    circle(860, 330, 16, ink),
    line('M1130 40 L1060 250 L940 330', light, 14),
    ...times(5, (place) =>
      line(
        `M0 ${190 + place * 44} C160 ${140 + place * 44} 300 ${250 + place * 44} 470 ${180 + place * 44}`,
        light,
        3,
        0.55,
      ),
    ),
    ...[
      [110, 226],
      [215, 300],
      [318, 262],
      [410, 352],
    ].flatMap(([x = 0, y = 0]) => [
      `<ellipse cx="${x}" cy="${y}" rx="24" ry="17" fill="${light}" transform="rotate(-20 ${x} ${y})"/>`,
      line(`M${x + 21} ${y - 6} V${y - 118}`, light, 6),
    ]),
  ]
}

/** Curtains, and the light in which somebody is about to stand. */
export function drawStage({ shades: [ink, dark, middle, warm], light }: Palette): string[] {
  const fold = (x: number, place: number) =>
    fill(
      `M${x} 0 H${x + 62} C${x + 50} 220 ${x + 70} 420 ${x + 40} 600 H${x - 12} C${x + 12} 400 ${x - 14} 200 ${x} 0 Z`,
      place % 2 ? middle : dark,
    )
  return [
    fill('M600 -40 L330 560 H870 Z', light, 0.22),
    fill('M600 -40 L450 560 H750 Z', light, 0.3),
    `<ellipse cx="600" cy="545" rx="330" ry="42" fill="${light}" opacity="0.75"/>`,
    circle(600, 330, 40, ink),
    fill('M548 545 C550 420 562 378 600 378 C638 378 650 420 652 545 Z', ink),
    ...times(5, (place) => fold(place * 58, place)),
    `<g transform="translate(${canvasWidth} 0) scale(-1 1)">${times(5, (place) => fold(place * 58, place)).join('')}</g>`,
    ...times(12, (place) =>
      fill(
        `M${place * 100} 0 H${place * 100 + 100} C${place * 100 + 90} 92 ${place * 100 + 10} 92 ${place * 100} 0 Z`,
        place % 2 ? warm : middle,
      ),
    ),
    box(0, 565, canvasWidth, 35, ink),
  ]
}

/** The beam of a projector across a strip of film. */
export function drawFilm({ shades: [ink, dark, middle, warm], light }: Palette): string[] {
  const strip = [
    box(-40, 250, 1_300, 210, ink),
    ...times(22, (place) => box(-20 + place * 60, 264, 32, 24, light, 5, 0.85)),
    ...times(22, (place) => box(-20 + place * 60, 422, 32, 24, light, 5, 0.85)),
    ...times(6, (place) => box(-10 + place * 212, 302, 190, 106, [dark, middle, warm][place % 3] ?? dark, 8)),
    circle(295, 355, 30, light, 0.9),
    fill('M450 408 L520 330 L575 385 L600 360 L604 408 Z', ink, 0.7),
    circle(930, 355, 36, ink, 0.6),
  ]
  return [
    fill('M1150 80 L-80 -160 L-80 620 Z', light, 0.2),
    fill('M1150 80 L-80 60 L-80 480 Z', light, 0.18),
    `<g transform="rotate(-9 600 340)">${strip.join('')}</g>`,
    circle(1_130, 90, 66, ink),
    circle(1_130, 90, 34, light),
  ]
}

/** People who take turns. */
export function drawTalk({ shades: [ink, dark, middle, warm], light }: Palette): string[] {
  const bubble = (x: number, y: number, width: number, height: number, color: string, tail: number) => [
    box(x, y, width, height, color, 54),
    fill(
      `M${x + tail} ${y + height - 6} L${x + tail + 30} ${y + height + 66} L${x + tail + 92} ${y + height - 6} Z`,
      color,
    ),
  ]
  const lines = (x: number, y: number, lengths: readonly number[], stroke: string) =>
    lengths.map((length, place) => line(`M${x} ${y + place * 44} h${length}`, stroke, 12, 0.75))
  return [
    ...bubble(700, 70, 420, 210, dark, 290),
    ...lines(760, 130, [300, 220, 260], light),
    ...bubble(90, 150, 520, 250, light, 90),
    ...lines(160, 220, [380, 300, 340, 180], ink),
    ...bubble(520, 330, 380, 160, warm, 210),
    ...times(3, (place) => circle(640 + place * 70, 410, 20, ink)),
    ...bubble(950, 350, 200, 120, middle, 60),
    line('M1000 410 q50 44 100 0', light, 10),
  ]
}

/** Conductors on a board. */
export function drawTech({ shades: [ink, dark, middle, warm], light }: Palette): string[] {
  const trace = (place: number) => {
    const y = 40 + place * 52
    const turn = 180 + scatter(place + 3, 300)
    const end = y < 300 ? y + 60 : y - 60
    return [
      line(`M-10 ${y} H${turn} L${turn + 60} ${end} H420`, place % 3 ? middle : light, 6, 0.85),
      line(
        `M1210 ${y} H${canvasWidth - turn} L${canvasWidth - turn - 60} ${end} H780`,
        place % 2 ? middle : warm,
        6,
        0.85,
      ),
      circle(turn, y, 11, light),
      circle(canvasWidth - turn, y, 11, warm),
    ]
  }
  return [
    ...times(11, trace).flat(),
    ...times(9, (place) => box(396, 132 + place * 39, 408, 14, light, 4, 0.8)),
    box(430, 110, 340, 380, ink, 26),
    box(462, 142, 276, 316, dark, 16),
    circle(546, 270, 34, light),
    circle(654, 270, 34, light),
    circle(552, 276, 14, ink),
    circle(648, 264, 14, ink),
    line('M520 372 q80 66 160 0', warm, 16),
  ]
}

/** A table from above. */
export function drawFood({ shades: [ink, dark, middle, warm], light }: Palette): string[] {
  const plate = (x: number, y: number, radius: number, filling: string) => [
    circle(x + 8, y + 12, radius, ink, 0.35),
    circle(x, y, radius, light),
    circle(x, y, radius * 0.74, '#ffffff', 0.55),
    circle(x, y, radius * 0.52, filling),
    ...times(6, (place) =>
      circle(
        x + Math.round(Math.cos(place * 1.05) * radius * 0.3),
        y + Math.round(Math.sin(place * 1.05) * radius * 0.3),
        radius * 0.09,
        place % 2 ? dark : light,
        0.9,
      ),
    ),
  ]
  const fork = (x: number, y: number) => [
    line(`M${x} ${y} v210`, light, 12),
    ...[-20, 0, 20].map((shift) => line(`M${x + shift} ${y - 62} v44`, light, 8)),
    line(`M${x - 20} ${y - 20} q20 30 40 0`, light, 8),
  ]
  return [
    ...times(8, (place) => box(0, place * 75, canvasWidth, 37, ink, 0, 0.16)),
    ...plate(290, 190, 150, middle),
    ...plate(640, 400, 176, warm),
    ...plate(980, 190, 140, dark),
    ...fork(420, 370),
    ...fork(830, 370),
    circle(560, 120, 52, middle),
    circle(560, 120, 38, dark),
    circle(150, 480, 66, warm),
    circle(150, 480, 46, ink, 0.7),
    circle(1_080, 480, 78, middle),
    circle(1_080, 480, 56, light, 0.85),
    line(`M0 ${canvasHeight - 8} H${canvasWidth}`, ink, 16, 0.3),
  ]
}
