import { stemsOf } from './stems.ts'

const set = (text: string): ReadonlySet<string> => new Set(stemsOf(text))

/** Words without meaning for the choice of a recipe. */
export const fillers = set(
  'a an the and or to of in on at as is are be been was it its this that these those with without for from into by ' +
    'please can could would should will you your me my i we our us want need like some any all each every one two ' +
    'give show write create make build generate produce implement code provide add get let do does have has how ' +
    'which what when where there using use used uses also just only so if then than but not no help thanks hello hi ' +
    'via per out up etc called named name',
)

/** Words that fit every recipe. They count only when they are part of a phrase of the recipe. */
export const neutralWords = set(
  'function functions method class module library snippet program script routine helper utility algorithm ' +
    'implementation implementing version example simple small basic quick fast efficient generic reusable typed type ' +
    'safe modern clean correct good nice short minimal own standard common proper possible possibly given return ' +
    'returns returning takes take taking accept accepts check checks whether support supports supporting value values ' +
    'number numbers string strings text array arrays list lists item items element elements object objects data input ' +
    'output result results key keys parameter parameters argument arguments test tests unit unittest documented ' +
    'comments documentation file files work works handle handles new two three first second size maximum max minimum ' +
    'min default dependency dependencies typescript javascript python java rust node generate generator tool work ' +
    'compute calculate find perform apply way based between set',
)
