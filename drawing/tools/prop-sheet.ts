/**
 * Every prop or every place on one sheet, for illustrators:
 *   npx node drawing/tools/prop-sheet.ts props|places [out.png]
 */
import sharp from 'sharp'
import { box } from '../src/path.ts'
import { createRandom } from '../src/random.ts'
import { lettering } from '../src/status-dogs/lettering.ts'
import { beach, ice, meadow, nightGarden, snowfield } from '../src/status-dogs/places/outdoors.ts'
import type { Place } from '../src/status-dogs/places/place.ts'
import { bedroom, kitchen, livingRoom } from '../src/status-dogs/places/rooms.ts'
import { street } from '../src/status-dogs/places/street.ts'
import { tearoom } from '../src/status-dogs/places/tearoom.ts'
import {
  courtroom,
  office,
  serverRoom,
  shop,
  stageBoards,
  workshop,
} from '../src/status-dogs/places/workplaces.ts'
import * as clothes from '../src/status-dogs/props/clothes.ts'
import * as home from '../src/status-dogs/props/home.ts'
import * as kitchenThings from '../src/status-dogs/props/kitchen.ts'
import * as machines from '../src/status-dogs/props/machines.ts'
import * as marks from '../src/status-dogs/props/marks.ts'
import * as desk from '../src/status-dogs/props/office.ts'
import * as outdoors from '../src/status-dogs/props/outdoors.ts'
import * as paper from '../src/status-dogs/props/paper.ts'
import * as things from '../src/status-dogs/props/things.ts'
import * as toys from '../src/status-dogs/props/toys.ts'
import { pictureWindow } from '../src/status-dogs/scene.ts'
import { clipTo, fill, group, place } from '../src/svg.ts'

const [kind = 'props', out = `/tmp/${kind}.png`] = process.argv.slice(2)

// Drawn in a tile of 150 by 150; 75 130 is the middle of its ground.
const props: Record<string, string> = {
  tennisBall: toys.tennisBall([75, 75], 70),
  ball: toys.ball([75, 75], 70),
  bone: toys.bone([75, 75], 100, { rotate: -20 }),
  bowl: toys.bowl([75, 120], 90, { food: '#a8653a' }),
  stick: toys.stick([
    [20, 90],
    [70, 70],
    [130, 60],
  ]),
  rope: toys.rope([
    [15, 50],
    [60, 100],
    [135, 60],
  ]),
  letter: paper.letter([75, 75], 100, { rotate: -6 }),
  parcel: paper.parcel([75, 125], 90),
  board: paper.board([75, 75], ['BACK', 'SOON']),
  signpost: paper.signpost([75, 130], ['HERE']),
  arrow: paper.arrow([75, 75], 90),
  pictureFrame: paper.pictureFrame([75, 75], 80, 70, ''),
  doghouse: outdoors.doghouse([75, 130], 95),
  cone: outdoors.cone([75, 130], 100),
  streetLamp: outdoors.streetLamp([75, 135], 125),
  picketFence: outdoors.picketFence(5, 125, 140, 70),
  puddle: outdoors.puddle(75, 80, 120),
  umbrella: outdoors.umbrella([75, 90], 120),
  pawPrint: outdoors.pawPrint([75, 75], 90, '#6f8cb5', -70),
  gavel: desk.gavel([75, 70], 120),
  clock: desk.clock([75, 75], 110, 4),
  hourglass: desk.hourglass([75, 130], 110, 0.4),
  desk: desk.desk(10, 70, 130, 130),
  lamp: desk.lamp([75, 130], 110),
  receiver: desk.receiver([75, 80], 110),
  openBook: desk.openBook([75, 115], 120),
  magnifier: desk.magnifier([60, 60], 70, 45),
  serverRack: machines.serverRack([75, 138], 64),
  cable: machines.cable([
    [10, 40],
    [70, 110],
    [140, 50],
  ]),
  plug: machines.plug([30, 75], 90, 0),
  socket: machines.socket([75, 75], 90),
  smoke: machines.smoke([60, 130], 90),
  flame: machines.flame([75, 130], 90),
  sparks: machines.sparks([75, 75], 70),
  bolt: machines.bolt([75, 75], 100),
  cup: kitchenThings.cup([65, 115], 80, { band: '#3f6fb5' }),
  steam: kitchenThings.steam([75, 130], 100),
  biscuits: kitchenThings.biscuits([75, 110], 110),
  door: home.door([75, 142], 60),
  flap: home.flap([75, 75], 90, 0.6),
  windowPane: home.windowPane([75, 75], 80, 80, fill(box(30, 30, 100, 100), '#9cc7d4'), {
    curtain: '#e88a72',
  }),
  armchair: home.armchair([75, 135], 110),
  basket: group(home.basket([75, 120], 120).back, home.basket([75, 120], 120).front),
  easel: home.easel([75, 142], 74),
  gate: home.gate([30, 130], 90, 80),
  suitcase: things.suitcase([75, 125], 100),
  padlock: things.padlock([75, 85], 80),
  key: things.key([75, 75], 100),
  measuringTape: things.measuringTape([
    [10, 90],
    [75, 60],
    [140, 90],
  ]),
  partyHat: place(clothes.partyHat('#e4574d', '#fff3cf'), { x: 75, y: 110, scale: 1.3, scaleY: 1.3 }),
  peakedCap: place(clothes.peakedCap('#2f5f9e', '#f6c945'), { x: 70, y: 90 }),
  topHat: place(clothes.topHat(), { x: 75, y: 110 }),
  roundGlasses: place(clothes.roundGlasses(), { x: 75, y: 75, scale: 1.4, scaleY: 1.4 }),
  scarf: place(clothes.scarf(90, '#d8503f'), { x: 75, y: 45 }),
  rays: marks.rays([75, 75], 24, 54, 0, 315, 8),
  speedLines: marks.speedLines([40, 75], 0, 80),
  zzz: marks.zzz([30, 110], 54),
  heart: marks.heart([75, 75], 60),
  sparkle: marks.sparkle([75, 75], 80),
  shout: marks.shout('?!', [75, 100], 70),
  speech: marks.speech([75, 60], 110, 70, [40, 130]),
  thought: marks.thought([80, 55], 110, 70, [30, 130]),
}

const ground = { width: pictureWindow.width, height: pictureWindow.height, random: createRandom(1) }
const places: Record<string, Place> = {
  meadow: meadow(ground),
  snowfield: snowfield(ground),
  nightGarden: nightGarden(ground),
  beach: beach(ground),
  ice: ice(ground),
  street: street(ground),
  livingRoom: livingRoom(ground),
  kitchen: kitchen(ground),
  bedroom: bedroom(ground),
  tearoom: tearoom(ground),
  office: office(ground),
  serverRoom: serverRoom(ground),
  courtroom: courtroom(ground),
  stageBoards: stageBoards(ground),
  workshop: workshop(ground),
  shop: shop(ground),
}

const columns = kind === 'places' ? 4 : 9
const tile = kind === 'places' ? 340 : 150
const tall = kind === 'places' ? 240 : 174
const scale = tile / pictureWindow.width
const drawings = Object.entries(
  kind === 'places'
    ? Object.fromEntries(
        Object.entries(places).map(([name, { back }]) => [
          name,
          place(clipTo(box(0, 0, pictureWindow.width, pictureWindow.height), back), { scale, scaleY: scale }),
        ]),
      )
    : props,
)
const body = drawings.map(([name, drawing], i) =>
  place(
    group(
      fill(box(2, 2, tile - 4, tall - 26, 6), '#cfe0d2'),
      drawing,
      lettering(name, 6, tall - 8, { size: 14 }),
    ),
    {
      x: (i % columns) * tile,
      y: Math.floor(i / columns) * tall,
    },
  ),
)
const [width, height] = [columns * tile, Math.ceil(drawings.length / columns) * tall]
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fill(box(0, 0, width, height), '#fbf3e2')}${body.join('')}</svg>`
await sharp(Buffer.from(svg)).png().toFile(out)
console.log(out)
