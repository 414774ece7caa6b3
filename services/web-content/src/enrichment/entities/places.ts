/** Capitals and other large cities by their English names. `|` separates names. */
const cities =
  'Kabul|Tirana|Algiers|Andorra la Vella|Luanda|Buenos Aires|Yerevan|Canberra|Vienna|Baku|Nassau|Manama|Dhaka|Bridgetown|Minsk|Brussels|' +
  'Belmopan|Porto-Novo|Thimphu|La Paz|Sucre|Sarajevo|Gaborone|Brasília|Brasilia|Bandar Seri Begawan|Sofia|Ouagadougou|Gitega|Praia|Phnom Penh|' +
  'Yaoundé|Ottawa|Bangui|N’Djamena|Santiago|Beijing|Bogotá|Bogota|Moroni|Kinshasa|Brazzaville|San José|Yamoussoukro|Zagreb|Havana|Nicosia|Prague|' +
  'Copenhagen|Djibouti|Roseau|Santo Domingo|Quito|Cairo|San Salvador|Malabo|Asmara|Tallinn|Mbabane|Addis Ababa|Suva|Helsinki|Paris|Libreville|' +
  'Banjul|Tbilisi|Berlin|Accra|Athens|Guatemala City|Conakry|Bissau|Port-au-Prince|Tegucigalpa|Budapest|Reykjavik|New Delhi|Delhi|Jakarta|' +
  'Tehran|Baghdad|Dublin|Jerusalem|Rome|Kingston|Tokyo|Amman|Astana|Nairobi|Tarawa|Pristina|Kuwait City|Bishkek|Vientiane|Riga|Beirut|Maseru|' +
  'Monrovia|Tripoli|Vaduz|Vilnius|Antananarivo|Lilongwe|Kuala Lumpur|Malé|Bamako|Valletta|Majuro|Nouakchott|Port Louis|Mexico City|Palikir|' +
  'Chisinau|Monaco|Ulaanbaatar|Podgorica|Rabat|Maputo|Naypyidaw|Windhoek|Yaren|Kathmandu|Amsterdam|The Hague|Wellington|Managua|Niamey|Abuja|' +
  'Pyongyang|Skopje|Oslo|Muscat|Islamabad|Ngerulmud|Ramallah|Panama City|Port Moresby|Asunción|Lima|Manila|Warsaw|Lisbon|Doha|Bucharest|Moscow|' +
  'Kigali|Basseterre|Castries|Kingstown|Apia|San Marino|São Tomé|Riyadh|Dakar|Belgrade|Freetown|Bratislava|Ljubljana|Honiara|Mogadishu|' +
  'Pretoria|Cape Town|Seoul|Juba|Madrid|Colombo|Khartoum|Paramaribo|Stockholm|Bern|Berne|Damascus|Taipei|Dushanbe|Dodoma|Bangkok|Dili|Lomé|' +
  'Nukuʻalofa|Port of Spain|Tunis|Ankara|Ashgabat|Funafuti|Kampala|Kyiv|Kiev|Abu Dhabi|London|Washington|Montevideo|Tashkent|Port Vila|Caracas|' +
  'Hanoi|Sanaa|Lusaka|Harare|New York|Los Angeles|Chicago|Houston|Boston|San Francisco|Seattle|Miami|Dallas|Philadelphia|Atlanta|Detroit|' +
  'Toronto|Montreal|Vancouver|São Paulo|Sao Paulo|Rio de Janeiro|Barcelona|Valencia|Seville|Milan|Naples|Turin|Venice|Florence|Munich|Hamburg|' +
  'Frankfurt|Cologne|Stuttgart|Leipzig|Dresden|Zurich|Geneva|Basel|Lyon|Marseille|Toulouse|Bordeaux|Lille|Manchester|Liverpool|Birmingham|' +
  'Edinburgh|Glasgow|Cardiff|Belfast|Rotterdam|Antwerp|Gothenburg|Porto|Kraków|Krakow|Istanbul|Dubai|Mumbai|Bangalore|Kolkata|Chennai|Karachi|' +
  'Lahore|Shanghai|Shenzhen|Guangzhou|Hong Kong|Osaka|Kyoto|Nagoya|Sapporo|Sydney|Melbourne|Brisbane|Perth|Auckland|Johannesburg|Durban|Lagos|' +
  'Casablanca|Alexandria|Saint Petersburg|St. Petersburg|Novosibirsk|Kharkiv|Odesa|Lviv|Tel Aviv|Mecca|Ho Chi Minh City|Busan'

/** Continents, regions and states that news often name. */
const regions =
  'Europe|Africa|Asia|North America|South America|Latin America|Antarctica|Oceania|Middle East|Scandinavia|Balkans|Caribbean|Central America|' +
  'Southeast Asia|West Africa|East Africa|Western Europe|Eastern Europe|England|Scotland|Wales|Northern Ireland|California|Texas|Florida|Ohio|' +
  'Pennsylvania|Illinois|Georgia|Michigan|Virginia|Massachusetts|Arizona|Colorado|Nevada|Oregon|Alaska|Hawaii|Ontario|Quebec|British Columbia|' +
  'Alberta|Bavaria|Saxony|Catalonia|Andalusia|Sicily|Tuscany|Lombardy|Normandy|Brittany|Siberia|Crimea|Kashmir|Gaza|West Bank|Tibet|Punjab|' +
  'Queensland|New South Wales|Wall Street|Silicon Valley|U.S|US|USA|U.S.A|UK|U.K|UAE|Britain|Great Britain|America|Holland|Korea|Alps|Amazon Basin|' +
  'Mediterranean|Atlantic|Pacific|Baltic Sea|Black Sea|North Sea|Rhine|Danube|Nile|Sahara|Himalayas|Andes'

/** Names of cities and regions in other languages, where they differ. */
const exonyms = new Map(
  Object.entries({
    de: 'Wien|Brüssel|Prag|Kopenhagen|Athen|Rom|Mailand|Neapel|Turin|Venedig|Florenz|München|Köln|Nürnberg|Düsseldorf|Hannover|Bremen|Lissabon|Warschau|Bukarest|Moskau|Belgrad|Kiew|Genf|Zürich|Kairo|Peking|Tokio|Neu-Delhi|Havanna|Europa|Afrika|Asien|Bayern|Sachsen|Hessen|Schottland|Großbritannien|USA|EU-Raum|Straßburg|Nahen Osten|Alpen|Rhein|Nordsee|Ostsee|Donau',
    es: 'Viena|Bruselas|Praga|Copenhague|Atenas|Roma|Milán|Nápoles|Turín|Venecia|Florencia|Múnich|Colonia|Lisboa|Varsovia|Bucarest|Moscú|Belgrado|Ginebra|El Cairo|Pekín|Tokio|Nueva Delhi|La Habana|Londres|París|Berlín|Sevilla|Bilbao|Zaragoza|Málaga|Nueva York|Ciudad de México|Europa|África|Asia|América Latina|Cataluña|Andalucía|Galicia|Escocia|Inglaterra|EE. UU|EEUU|Guadalajara|Monterrey|Rosario|Córdoba|Medellín|Cali|Valparaíso',
    fr: 'Vienne|Bruxelles|Prague|Copenhague|Athènes|Rome|Milan|Naples|Turin|Venise|Florence|Munich|Cologne|Lisbonne|Varsovie|Bucarest|Moscou|Belgrade|Genève|Le Caire|Pékin|Tokyo|Londres|Berlin|Strasbourg|Nantes|Nice|Rennes|Montréal|Québec|New York|Europe|Afrique|Asie|Amérique latine|Bretagne|Normandie|Provence|Écosse|Angleterre|États-Unis|Genève|Lausanne|Liège|Alpes|Rhône|Grenoble|Montpellier',
    it: 'Vienna|Bruxelles|Praga|Copenaghen|Atene|Roma|Milano|Napoli|Torino|Venezia|Firenze|Bologna|Genova|Palermo|Bari|Catania|Verona|Trieste|Monaco di Baviera|Colonia|Lisbona|Varsavia|Bucarest|Mosca|Belgrado|Ginevra|Il Cairo|Pechino|Tokyo|Londra|Parigi|Berlino|New York|Europa|Africa|Asia|America Latina|Sicilia|Sardegna|Toscana|Lombardia|Puglia|Scozia|Inghilterra|Stati Uniti|Alpi',
    pt: 'Viena|Bruxelas|Praga|Copenhague|Atenas|Roma|Milão|Nápoles|Veneza|Munique|Lisboa|Varsóvia|Bucareste|Moscou|Moscovo|Genebra|Cairo|Pequim|Tóquio|Londres|Paris|Berlim|Nova York|Nova Iorque|Brasília|São Paulo|Rio de Janeiro|Salvador|Recife|Fortaleza|Curitiba|Porto Alegre|Belo Horizonte|Manaus|Coimbra|Braga|Faro|Europa|África|Ásia|América Latina|Bahia|Minas Gerais|Amazônia|Escócia|Inglaterra|Estados Unidos|EUA',
    nl: 'Wenen|Brussel|Praag|Kopenhagen|Athene|Rome|Milaan|Lissabon|Warschau|Moskou|Genève|Londen|Parijs|Berlijn|Den Haag|Utrecht|Eindhoven|Groningen|Gent|Brugge|Antwerpen|Luik|Europa|Afrika|Azië|Vlaanderen|Verenigde Staten|VS',
    ru: 'Москва|Москве|Москвы|Санкт-Петербург|Санкт-Петербурге|Новосибирск|Новосибирске|Екатеринбург|Екатеринбурге|Казань|Казани|Самара|Самаре|Владивосток|Владивостоке|Киев|Минск|Минске|Лондон|Лондоне|Париж|Париже|Берлин|Берлине|Рим|Риме|Вена|Вене|Прага|Праге|Токио|Пекин|Пекине|Европа|Европе|Европы|Африка|Африке|Азия|Азии|Сибирь|Сибири|Урал|Урале|США',
    ja: '東京|大阪|京都|名古屋|札幌|福岡|横浜|神戸|仙台|広島|金沢|長崎|北海道|沖縄|四国|九州|ロンドン|パリ|ベルリン|ローマ|ウィーン|ニューヨーク|モスクワ|北京|上海|ソウル|ヨーロッパ|欧州|アフリカ|アジア|米国|英国|東北|関西|関東',
    zh: '北京|上海|广州|深圳|香港|台北|天津|重庆|南京|杭州|武汉|成都|伦敦|巴黎|柏林|罗马|纽约|东京|莫斯科|欧洲|非洲|亚洲|美国|英国',
  }),
)

const regionCodes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM ' +
  'DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP ' +
  'KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK ' +
  'PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC ' +
  'VE VN VU WS XK YE ZA ZM ZW'

const cached = new Map<string, ReadonlySet<string>>()

/** Returns names of countries, cities and regions in a language, with the English ones. */
export function placesOf(language: string): ReadonlySet<string> {
  let places = cached.get(language)
  if (places === undefined) {
    places = new Set([
      ...[cities, regions, exonyms.get(language) ?? ''].flatMap((names) => names.split('|').filter(Boolean)),
      ...countryNames('en'),
      ...countryNames(language),
    ])
    cached.set(language, places)
  }
  return places
}

function countryNames(language: string): string[] {
  try {
    const names = new Intl.DisplayNames([language || 'en'], { type: 'region', fallback: 'none' })
    return regionCodes.split(' ').flatMap((code) => {
      const name = names.of(code)
      if (name === undefined) return []
      const short = name.replace(/ ?[(（].*$/, '')
      return short === 'Hong Kong SAR China' ? ['Hong Kong'] : [short]
    })
  } catch {
    return []
  }
}
