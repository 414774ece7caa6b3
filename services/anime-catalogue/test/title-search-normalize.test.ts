import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { normalizeTitle, squash, surfaceOf } from '../src/title-search/normalize.ts'
import { romajiOf } from '../src/title-search/romaji.ts'

function assertAlike(first: string, ...others: string[]): void {
  for (const other of others) assert.equal(normalizeTitle(other), normalizeTitle(first), other)
}

test('normalize: ignores case, width, diacritics, punctuation and spaces', () => {
  assert.equal(normalizeTitle('  Steins;Gate  '), 'steins gate')
  assertAlike('AKIRA', 'ＡＫＩＲＡ', '【akira】', 'a\u0301kira', 'Akira!!')
  assertAlike('Nausicaä', 'nausicaa')
  assertAlike('SPY×FAMILY', 'Spy x Family', 'spy X family')
  assertAlike('Lucky☆Star', 'lucky star')
  assertAlike("Kiki's", 'Kiki’s', 'kikis')
  assertAlike('Trust & Betrayal', 'trust and betrayal')
  assertAlike('Атака', 'АТАКА')
  assertAlike('ﾅﾙﾄ', 'ナルト', 'なると')
  assertAlike('Ørsted Straße', 'orsted strasse')
})

test('normalize: keeps the voicing marks of kana', () => {
  assert.notEqual(normalizeTitle('ガンダム'), normalizeTitle('カンタム'))
  assertAlike('が', 'か\u3099')
  assert.notEqual(normalizeTitle('ぱ'), normalizeTitle('は'))
})

test('normalize: unifies the spellings of long vowels', () => {
  assertAlike('shōjo', 'shoujo', 'shojo', 'shoojo')
  assertAlike('Yū Yū Hakusho', 'Yuu Yuu Hakusho', 'yu yu hakusho')
  assertAlike('toki wo kakeru', 'toki o kakeru')
  assertAlike('senpai', 'sempai')
  assert.notEqual(normalizeTitle('world'), normalizeTitle('orld'))
})

test('normalize: unifies season names, and removes the first season', () => {
  for (const season of [
    'Season 2',
    'season2',
    'S2',
    's02',
    '2nd Season',
    'Second Season',
    'II',
    'Ⅱ',
    '2',
    '第2期',
    '第二期',
    '2期',
    '第2シーズン',
  ])
    assert.equal(normalizeTitle(`Mob Psycho 100x ${season}`), 'mob psycho 100x s2', season)
  assert.equal(normalizeTitle('進撃の巨人第2期'), '進撃の巨人 s2')
  assertAlike('Attack on Titan Season 1', 'Attack on Titan')
  assert.equal(normalizeTitle('Ranma ½'), 'ranma 1 2')
  assert.equal(normalizeTitle('Season 1'), 's1')
  assert.equal(normalizeTitle('Blue Submarine No. 6'), 'blue submarine no s6')
  assert.equal(normalizeTitle('0083'), '0083')
})

test('normalize: any text becomes words of letters, digits and marks, limited to the length of a title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      const normalized = normalizeTitle(text)
      assert.ok(normalized.length <= 2_000)
      assert.ok(normalized.isWellFormed())
      assert.match(normalized, /^(?:[\p{L}\p{N}\p{M}]+(?: [\p{L}\p{N}\p{M}]+)*)?$/u)
      assert.ok(!squash(normalized).includes(' '))
    }),
  )
})

test('romaji: transliterates kana, with unified long vowels', () => {
  const sounds: Record<string, string> = {
    しんげきのきょじん: 'shingekinokyojin',
    となりのととろ: 'tonarinototoro',
    がっこう: 'gakko',
    まっちゃ: 'maccha',
    じゅじゅつ: 'jujutsu',
    ゔぁいおれっと: 'vaioretto',
    うぃっち: 'wicchi',
    ちぇんじ: 'chenji',
    すーぱー: 'supa',
    ふぁんたじー: 'fantaji',
    'どらごんぼーる z': 'doragonboru z',
  }
  for (const [kana, romaji] of Object.entries(sounds)) assert.equal(romajiOf(kana), romaji, kana)
})

test('romaji: undefined for text other than kana', () => {
  for (const text of ['', 'naruto', '進撃の巨人', '123', 'атака'])
    assert.equal(romajiOf(text), undefined, text)
})

test('surface: includes punctuation, ignores case and width', () => {
  assert.equal(surfaceOf('K-ON!'), surfaceOf('Ｋ-On！'))
  assert.notEqual(surfaceOf('K-On!'), surfaceOf('K-On!!'))
})
