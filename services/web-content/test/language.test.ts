import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { eld } from 'eld/extrasmall'
import { detectLanguage } from '../src/enrichment/language/detect-language.ts'
import { detectByNGrams } from '../src/enrichment/language/n-gram-detector.ts'
import { generatePosts } from '../src/sample/generate-posts.ts'

const sentences: Readonly<Record<string, string>> = {
  en: 'The city council approved the new budget for public transport on Tuesday after a long debate.',
  de: 'Der Stadtrat hat am Dienstag nach langer Debatte den neuen Haushalt beschlossen.',
  es: 'El ayuntamiento aprobó el martes el nuevo presupuesto tras un largo debate.',
  fr: 'Le conseil municipal a adopté mardi le nouveau budget après un long débat.',
  it: 'Il consiglio comunale ha approvato martedì il nuovo bilancio dopo un lungo dibattito.',
  pt: 'A câmara municipal aprovou na terça-feira o novo orçamento após um longo debate.',
  nl: 'De gemeenteraad heeft dinsdag na een lang debat de nieuwe begroting goedgekeurd.',
  sv: 'Kommunfullmäktige godkände på tisdagen den nya budgeten efter en lång debatt.',
  da: 'Byrådet godkendte tirsdag det nye budget efter en lang debat om skolerne.',
  no: 'Bystyret vedtok tirsdag det nye budsjettet etter en lang debatt om skolene.',
  fi: 'Kaupunginvaltuusto hyväksyi tiistaina uuden talousarvion pitkän keskustelun jälkeen.',
  pl: 'Rada miasta przyjęła we wtorek nowy budżet po długiej debacie.',
  cs: 'Zastupitelstvo města v úterý po dlouhé debatě schválilo nový rozpočet.',
  ro: 'Consiliul local a aprobat marți noul buget după o lungă dezbatere.',
  hu: 'A városi tanács kedden hosszú vita után elfogadta az új költségvetést.',
  tr: 'Belediye meclisi salı günü uzun bir tartışmanın ardından yeni bütçeyi onayladı.',
  vi: 'Hội đồng thành phố đã thông qua ngân sách mới vào thứ Ba sau một cuộc tranh luận dài.',
  id: 'Dewan kota menyetujui anggaran baru pada hari Selasa setelah perdebatan panjang.',
  ms: 'Majlis bandar raya meluluskan belanjawan baharu pada hari Selasa selepas perbahasan panjang.',
  sw: 'Baraza la jiji liliidhinisha bajeti mpya siku ya Jumanne baada ya mjadala mrefu.',
  ca: 'El consell municipal va aprovar dimarts el nou pressupost després d’un llarg debat.',
  ru: 'Городской совет во вторник после долгих дебатов принял новый бюджет.',
  uk: 'Міська рада у вівторок після довгих дебатів ухвалила новий бюджет.',
  bg: 'Общинският съвет прие във вторник новия бюджет след дълъг дебат.',
  ar: 'وافق مجلس المدينة يوم الثلاثاء على الميزانية الجديدة بعد نقاش طويل.',
  fa: 'شورای شهر روز سه‌شنبه پس از بحثی طولانی بودجه جدید را تصویب کرد.',
  hi: 'नगर परिषद ने मंगलवार को लंबी बहस के बाद नए बजट को मंजूरी दी।',
  el: 'Το δημοτικό συμβούλιο ενέκρινε την Τρίτη τον νέο προϋπολογισμό.',
  he: 'מועצת העיר אישרה ביום שלישי את התקציב החדש לאחר דיון ארוך.',
  th: 'สภาเมืองอนุมัติงบประมาณใหม่เมื่อวันอังคาร',
  ko: '시의회는 화요일 긴 토론 끝에 새 예산을 승인했다.',
  ja: '市議会は火曜日、長い議論の末に新しい予算を可決した。',
  zh: '市议会星期二经过长时间辩论通过了新的预算。',
  'zh-hant': '市議會星期二經過長時間辯論，通過了新的預算。',
}

describe('language detection', () => {
  it('recognizes one sentence', (t) => {
    const entries = Object.entries(sentences)
    const wrong = entries.flatMap(([language, sentence]) => {
      const detected = detectLanguage(sentence)
      return detected === language ? [] : [`${language} → ${detected || 'unknown'}`]
    })
    t.diagnostic(`${entries.length - wrong.length} of ${entries.length} languages`)
    assert.deepEqual(wrong, [])
  })

  it('ignores characters that both Chinese orthographies use', () => {
    assert.equal(detectLanguage('他只會說只有你，只想走。'), 'zh-hant')
  })

  it('lets the declared language decide on short texts', () => {
    assert.equal(detectLanguage('OK'), '')
    assert.equal(detectLanguage('OK', ['de-AT']), 'de')
    assert.equal(detectLanguage('Taxi, Hotel, Radio', ['nb-NO']), 'no')
    assert.equal(detectLanguage('東京', ['ja']), 'ja')
    assert.equal(detectLanguage('中文', ['zh-TW']), 'zh-hant')
    assert.equal(detectLanguage('OK', ['constructor']), '')
  })

  it('does not believe a declared language against a long text', () => {
    assert.equal(detectLanguage(`${sentences.de} ${sentences.de}`, ['en-US']), 'de')
    assert.equal(detectLanguage(sentences.ru ?? '', ['en']), 'ru')
    assert.equal(detectLanguage(sentences.ja ?? '', ['en']), 'ja')
    assert.equal(detectLanguage(sentences.zh ?? '', ['zh-TW']), 'zh')
  })

  it('scores like eld, whose data it reads', () => {
    const posts = [...generatePosts(400, { nowMs: Date.UTC(2026, 10, 23) })]
    const texts = [...Object.values(sentences), ...posts.flatMap(({ title, text }) => [title, text])]
    const different = texts.filter((text) => detectByNGrams(text).language !== eld.detect(text).language)
    assert.ok(different.length <= texts.length * 0.01, different.join('\n'))
    const expected = eld.detect(sentences.fr ?? '').getScores()
    for (const [language, score] of Object.entries(detectByNGrams(sentences.fr ?? '').scores)) {
      assert.ok(Math.abs(score - (expected[language] ?? 0)) < 0.001, language)
    }
  })

  it('ignores addresses and account names', () => {
    assert.equal(detectLanguage('https://example.org/the-new-market-and-the-city @the_city'), '')
    assert.equal(detectLanguage(`https://example.org/the-new-market-of-the-city ${sentences.fr}`), 'fr')
  })

  it('does not guess without letters, and survives hostile texts', () => {
    for (const text of ['', '123 456', '!!!', '\0'.repeat(100_000), '\ud800'.repeat(100_000)]) {
      assert.equal(detectLanguage(text), '')
    }
    assert.equal(typeof detectLanguage('a'.repeat(1_000_000)), 'string')
    assert.equal(detectLanguage('', ['x'.repeat(1_000_000), '', '-', 'zh-']), '')
  })
})
