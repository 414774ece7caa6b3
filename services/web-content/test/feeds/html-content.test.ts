import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readHtmlContent } from '../../src/feeds/html-content.ts'

const base = 'https://news.example/a/b'
const texts: readonly (readonly [name: string, html: string, text: string])[] = [
  [
    'blocks are lines',
    '<h1>A</h1><p>b <b>c</b>\n d</p><ul><li>e<li>f</ul>g<br>h<div></div>',
    'A\nb c d\ne\nf\ng\nh',
  ],
  ['white space collapses', '  a \n\t b&nbsp; c ', 'a b c'],
  ['pre keeps its lines', '<pre>a\n  b\n\nc</pre>', 'a\nb\nc'],
  ['entities are decoded once', '&lt;b&gt; &amp;amp; &eacute; &#8217; &copy', '<b> &amp; é ’ ©'],
  [
    'scripts and styles are left out',
    'a<script>if (1 < 2) x("<p>")</script>b<style>c{}</style><noscript>d</noscript>e',
    'abe',
  ],
  ['an unclosed script hides the rest', 'a<script>alert(1)', 'a'],
  ['nested hidden elements', 'a<svg><svg><text>b</text></svg>c</svg>d', 'ad'],
  ['comments are left out', 'a<!-- <p>b</p> -->c', 'ac'],
  [
    'captions are left out',
    '<p>a</p><figure><img src="/i.png"><figcaption>b</figcaption></figure><p>c</p>',
    'a\nc',
  ],
  ['cells are separated', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  ['a less-than sign is text', '1 < 2 and a<b', '1 < 2 and a'],
]
for (const [name, html, text] of texts) {
  test(`text of HTML: ${name}`, () => assert.equal(readHtmlContent(html, base).text, text))
}

test('links are absolute, unique, without fragments and of http only', () => {
  const html = `<a href="c">1</a><a href="/d#e">2</a><a href="/d">3</a><a href="#f">4</a><a href="javascript:x">5</a>
    <a href=" https://other.example/?a=1&amp;b ">6</a><a href="mailto:a@b.example">7</a><a href="data:text/html,x">8</a><a>9</a>`
  assert.deepEqual(readHtmlContent(html, base).links, [
    'https://news.example/a/c',
    'https://news.example/d',
    'https://other.example/?a=1&b',
  ])
  assert.deepEqual(readHtmlContent('<a href="/d">1</a><a href="https://x.example/">2</a>', undefined).links, [
    'https://x.example/',
  ])
})

test('images have their captions; lazy ones their real address; counters are left out', () => {
  const html = `<figure><img src="data:image/gif;base64,R0" data-src="/1.jpg" alt="alt"><figcaption>Ca <b>ption</b></figcaption></figure>
    <img src="/2.jpg" alt=" Two&amp;\n "><img srcset="/3.jpg 2x, /4.jpg"><img src="/pixel.gif" width="1" height="1">`
  assert.deepEqual(readHtmlContent(html, base).images, [
    { url: 'https://news.example/1.jpg', caption: 'Ca ption' },
    { url: 'https://news.example/2.jpg', caption: 'Two&' },
    { url: 'https://news.example/3.jpg', caption: '' },
  ])
})

test('videos are recognized, other frames are not', () => {
  assert.equal(readHtmlContent('<video src="x.mp4"></video>', base).hasVideo, true)
  assert.equal(
    readHtmlContent('<iframe src="https://www.youtube.com/embed/x"></iframe>', base).hasVideo,
    true,
  )
  assert.equal(
    readHtmlContent('<iframe src="https://youtube.com.evil.example/"></iframe>', base).hasVideo,
    false,
  )
})
