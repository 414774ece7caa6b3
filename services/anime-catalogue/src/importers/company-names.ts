import { slugOf } from '../works/slugs.ts'

/** Names with unusual capitalization. */
const spellings = new Map(
  `8bit, A-1 Pictures, A.C.G.T., AIC, AIC A.S.T.A., APPP, asread., AXsiZ, BUG FILMS, C-Station, C2C, CloverWorks,
  CoMix Wave Films, CygamesPictures, D & D Pictures, DLE, DMM pictures, dwango, E&H Production, EMT Squared, ENGI, feel.,
  FUNimation Entertainment, GEEK TOYS, GEMBA, GoHands, Gonzo, J.C.Staff, KADOKAWA, LandQ studios, LIDENFILMS, MAPPA,
  NAZ, NHK, NUT, OLM, P.A. Works, Production I.G, Production IMS, SANZIGEN, Shaft, SILVER LINK., Studio 3Hz, Studio 4°C,
  Studio DEEN, STUDIO MAUSU, Studio VOLN, SynergySP, TBS, TMS Entertainment, TNK, TOHO animation, TROYCA, TV Tokyo,
  TYO Animations, ufotable, VAP, WHITE FOX, WIT Studio, XEBEC, Yumeta Company, ZEXCS`
    .split(/,\s+/)
    .map((name) => [slugOf(name), name]),
)

/** Restores the capitalization of names that a source has in lower case. */
export function companyName(name: string): string {
  const clean = name.replace(/\s+/g, ' ').trim()
  const spelling = spellings.get(slugOf(clean))
  if (spelling !== undefined) return spelling
  return clean === clean.toLowerCase()
    ? clean.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : clean
}
