/** Detects English among titles in Latin script. */
export const englishWords: ReadonlySet<string> = new Set(
  `a about above academy across adventure adventures after again against age alice alive all alone along already always
  am among an and angel angels animal animation another any apart apartment are area arena around art as ascendance at
  attack away baby back bad ball band battle be bear beast beasts beautiful beauty became because become bed been before
  began beginning being bell below best better between beyond big bird birthday black blade blood bloom blue board boat
  body book bookworm born both box boy boys brave bravely break breakers bride bring broken brother brothers brown bubble
  bullet burn but butler by call called came can captain card care cat catch cells champion chance change chapter charm
  chase child children chocolate chosen christmas chronicle chronicles circle city class classroom cleric clock clover
  club code cold color come comedy comes company complete corps could count country cowboy creature crow crown cruel cry
  crystal curse cute dance danger dangerous dark darkness daughter day days dead dear death deep demon demons desert
  destiny destroy detective devil diaries diary did different dinosaur do does dog doll door down dragon dragons dream
  dreams drive duke dungeon dusk each earth east easy edge egg eight elf emperor empire encounter end ending endless
  enemy engage english episode eternal even evening ever every everyone everything evil exorcist eye eyes face fairy fall
  falling false family far fast fate father fear festival few fight fighter fighting final find fire first fish five
  flag flame flight flower flowers fly food football for forbidden force forest forever forgotten found four fox free
  freedom friend friends from full future galaxy game games garden gate gentleman get ghost giant gift girl girlfriend
  girls give glass go goblin god goddess gods going gold golden good grand grass grave great green grow guard guardian
  guild gun guy had half hand hands happiness happy hard has have he heart hearts heaven hell hello help her here hero
  heroes hidden high hill him his history home honey hope horse hospital hot hour house how hundred hunt hunter i ice idol
  if ill immortal in inside into invader iron is island isolated it its jewel job journey joy judge just keep kid kids
  kill killer kind king kingdom kiss kitchen knight knights know lab lady lake lamb land last late laugh law lawless
  leaf league learn leave left legend legendary less let letter level library lie lies life light like lion little live
  lives living lone lonely long lord lost love lovely lover low luck lucky machine made magic magical magician maid make
  man manager many march mark marriage married mask master maximum may me medal meet melody member memories memory men
  mermaid midnight might million mine miracle mirror miss mission mob moment monster monsters moon more morning most
  mother mountain mouse movie moving much music must my mysterious mystery myth name nation nature near never new next
  night nightmare no noble north not note nothing now number oath ocean of off office old on once one only open opera or
  orange order original other our out outside over overlord own palace paper parade paradise parallel park part party
  past path peace penguin people perfect phantom picture pilot pink pirate planet platinum play player please point
  police pop possible potion power powerful present pretty prince princess prison private problem project promise
  promised psycho punch queen quest quiet quintessential rabbit race radio railway rain rainbow ranking real realm rebel
  rebellion record red remember reporter requiem rescue restaurant resurrection return revenge revolution rhapsody
  rider ring rise rising river road robot rock romance romantic room rose ruler run sage said sailor saint same samurai
  sand save saw say school science sea season second secret secrets see senior sense series servant seven shadow
  shadows she shield shining ship short should shrine silence silent silver sin since sing sister sisters six skeleton
  skill skip sky slayer sleep sleeping slime slow small smile snow so society soldier solo some someone something
  song songs soul souls sound south space special spell spice spirit spirited spring stage stand star stars start state
  station stay steel still stone stop storm story strange stranger street strike strong strongest student students
  style such summer sun super supernatural survival sweet sword swords tail take tale tales taste tea teacher team tell
  ten than that the their them then there these they thing things think third this those thousand three through thunder
  tiger time times to today together tokyo tomb tomorrow too top town toy trail train transfer travel traveler treasure
  tree trials trouble true truth turn twelve twin twins two ultimate under underground unit universe unknown until up us
  vampire very victory video village violence virtual visit voice wait wall want war warrior warriors was watch water
  way we weak weapon week welcome well were west wheel when where which while whisper white who why wife wild will wind
  wing wings winter wise wish witch with within without wizard wolf woman women wonder wonderful wood word words work
  world worlds would year years yellow yesterday you young your yourself youth zero zombie zone`
    .split(/\s+/)
    .filter(Boolean),
)

/** Function words of other languages. */
export const foreignWords: ReadonlySet<string> = new Set(
  `el la los las del de der die das des dem den und ein eine le les du un une et il lo gli che di da em os uma och ett
  dan yang w z na nie jest i` // `i` and `a` are English words too, and count for neither.
    .split(/\s+/)
    .filter((word) => word !== 'i'),
)
