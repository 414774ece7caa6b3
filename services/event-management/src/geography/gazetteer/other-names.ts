import { lazy } from '@octavo/platform/lazy.ts'
import { foldName } from './fold.ts'

/** Additional names of large cities in their own and other languages, and abbreviations. */
const names = `
AT Vienna = Wien, Vienne, Viena
BE Brussels = Bruxelles, Brussel, Brüssel
BE Antwerpen = Antwerp, Anvers
BE Gent = Ghent, Gand
CA Montréal = Montreal
CH Zürich = Zurigo
CH Genève = Geneva, Genf, Ginebra
CH Luzern = Lucerne
CH Basel = Bâle
CH Bern = Berne
CN Beijing = Peking, Pékin, Pekín, 北京
CN Shanghai = 上海
CN Guangzhou = Canton
CZ Prague = Praha, Prag, Praga
DE Berlin = Berlino
DE Braunschweig = Brunswick
DE Frankfurt am Main = Frankfurt, Francfort
DE Hamburg = Hambourg, Hamburgo, Amburgo
DE Hannover = Hanover
DE Köln = Cologne, Koeln, Colonia
DE Munich = München, Muenchen, Monaco di Baviera
DE Nürnberg = Nuremberg, Nuernberg
DK Copenhagen = København, Kopenhagen, Copenhague
DZ Algiers = Alger, Argel
EG Cairo = Le Caire, El Cairo, Kairo, القاهرة
ES Sevilla = Seville, Siviglia
ES Zaragoza = Saragossa
ES Barcelona = Barcelone, Barcellona
FR Lyon = Lyons
FR Marseille = Marseilles, Marsella
FR Nice = Nizza
FR Paris = Parigi
FR Strasbourg = Straßburg
GB London = Londres, Londra
GB Edinburgh = Edimburgo
GR Athens = Athina, Athen, Athènes, Atenas, Αθήνα
GR Thessaloníki = Salonica, Saloniki
IN Bengaluru = Bangalore
IN Chennai = Madras
IN Kolkata = Calcutta
IN Mumbai = Bombay
IT Florence = Firenze, Florenz, Florencia
IT Genoa = Genova, Genua
IT Milan = Milano, Mailand
IT Naples = Napoli, Neapel
IT Padova = Padua
IT Rome = Roma, Rom
IT Turin = Torino
IT Venice = Venezia, Venedig, Venecia
JP Kyoto = 京都
JP Osaka = 大阪
JP Tokyo = Tokio, 東京
KR Seoul = Séoul, 서울
MX Mexico City = CDMX, Ciudad de México, Mexiko-Stadt
NL The Hague = Den Haag, La Haye
PL Gdańsk = Danzig
PL Kraków = Cracow, Krakau
PL Warsaw = Warszawa, Warschau, Varsovie, Varsovia
PL Wrocław = Breslau
PT Lisbon = Lisboa, Lissabon, Lisbonne
PT Porto = Oporto
RO Bucharest = București, Bukarest
RS Belgrade = Beograd, Belgrad
RU Moscow = Moskva, Moskau, Moscou, Москва
SE Göteborg = Gothenburg
SG Singapore = Singapur, Singapour
SE Stockholm = Estocolmo, Stoccolma
TR Istanbul = Constantinople
UA Kiev = Kyiv, Київ
US Las Vegas = Vegas
US Los Angeles = LA
US New York City = New York, NYC, Nueva York, Nova York, Manhattan
US Philadelphia = Philly
US San Francisco = SF
US Washington, D.C. = Washington, Washington DC
VN Ho Chi Minh City = Saigon
ZA Cape Town = Kapstadt, Le Cap
ZA Johannesburg = Joburg
`

/** By folded name. */
export const otherNames = lazy<ReadonlyMap<string, { name: string; country: string }>>(
  () =>
    new Map(
      names
        .trim()
        .split('\n')
        .flatMap((line) => {
          const [place = '', others = ''] = line.split(' = ')
          const target = { name: place.slice(3), country: place.slice(0, 2) }
          return others.split(', ').map((other) => [foldName(other), target] as const)
        }),
    ),
)
