/** The styles of the pages, in addition to the shared style sheet. */
export const pagesStyle = `
[hidden]{display:none!important}
body>header,main,body>footer{max-width:100rem}
body>header{align-items:center}
.find{display:flex;gap:.5rem;flex:1 1 16rem;min-width:0;max-width:34rem}.find input{flex:1;min-width:0}
main>h1{margin-bottom:.25rem}
.photos{list-style:none;margin:1rem 0 0;padding:0;max-width:none;display:flex;flex-wrap:wrap;gap:.75rem;--row:16rem}
.photos::after{content:"";flex:1000 1 0}
.photos li{flex:var(--r) 1 calc(var(--r)*var(--row));min-width:0;max-width:100%}
.photos img{display:block;width:100%;height:auto;aspect-ratio:var(--r);object-fit:cover;border-radius:3px}
:where(.photos img){background:var(--inset)}
.photos p{margin:.25rem 0 0;font-size:.9rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.photos p a{color:var(--quiet);text-decoration:none;display:inline-block;min-height:1.5rem}.photos p a:hover{text-decoration:underline}
.topics{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:.75rem 0;padding:0}
.topics a{min-height:1.75rem;display:inline-flex;align-items:center;text-decoration:none}.topics a:hover{text-decoration:underline}
.filters{display:flex;flex-wrap:wrap;gap:.5rem 2rem;margin:.75rem 0}.filters nav{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center}
.choice{display:inline-block;border:1px solid var(--line);border-radius:3px;padding:.15rem .6rem;min-height:1.75rem;color:inherit;text-decoration:none}
.choice:hover{border-color:var(--ink)}.choice[aria-current]{border-color:var(--ink);font-weight:600}
.swatch{width:1.75rem;height:1.75rem;border-radius:50%;border:1px solid light-dark(oklch(.62 .012 75),oklch(.56 .012 78));display:inline-block}
.swatch[aria-current]{outline:2px solid var(--ink);outline-offset:2px}
.swatch-black_and_white{background:linear-gradient(90deg,#111 50%,#fff 50%)}.swatch-black{background:#111}.swatch-white{background:#fff}.swatch-yellow{background:#eac435}.swatch-orange{background:#e57e25}.swatch-red{background:#c8332b}.swatch-purple{background:#7a4bb5}.swatch-magenta{background:#c73a8c}.swatch-green{background:#3f8f4a}.swatch-teal{background:#1f8a8c}.swatch-blue{background:#2f64c1}
.pages{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;margin:2rem 0}
.cards{list-style:none;margin:1rem 0 0;padding:0;max-width:none;display:grid;gap:1.5rem 1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}
.cards a{text-decoration:none;color:inherit}.cards b{display:block;margin-top:.4rem}.cards a:hover b{text-decoration:underline}.cards p{margin:0}.cards p a{color:inherit;text-decoration:underline;text-decoration-color:var(--line)}
.mosaic{display:grid;grid-template:1fr 1fr/2fr 1fr;gap:2px;aspect-ratio:16/10;border-radius:3px;overflow:hidden;background:var(--inset)}
.mosaic img{width:100%;height:100%;object-fit:cover;min-height:0}.mosaic img:first-child{grid-row:1/-1}.mosaic img:only-child{grid-column:1/-1}
.person{display:inline-flex;gap:.6rem;align-items:center;min-height:2rem;color:inherit;font-weight:600;text-decoration:none}.person:hover{text-decoration:underline}.person img,.profile img{border-radius:50%}
.by{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;max-width:none}
.profile{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:center;overflow-wrap:anywhere}.profile>div{flex:1 1 16rem}.profile h1{margin:0}.profile p{margin:.25rem 0}
.bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}.bar .row{align-items:center}
.shot figure{margin:.75rem 0 1.5rem;display:flex;justify-content:center}
.shot figure img{display:block;width:min(100%,calc(82vh*var(--r)));height:auto;aspect-ratio:var(--r);border-radius:3px}
.about{display:grid;gap:1rem clamp(1.5rem,5vw,4rem);grid-template-columns:minmax(0,1fr)}.about h1{margin:0 0 .25rem;font-size:1.5rem;overflow-wrap:anywhere}.about h2{margin:0 0 .5rem;font-size:1.1rem}.about section+section{margin-top:1.5rem}
.tags{display:flex;flex-wrap:wrap;gap:.4rem;list-style:none;margin:1rem 0;padding:0}
.facts{display:grid;gap:.75rem 1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,8.5rem),1fr));margin:1.25rem 0}.facts dt{font-size:.85rem;color:var(--quiet)}.facts dd{margin:0;overflow-wrap:anywhere}
.sizes{list-style:none;margin:0;padding:0}.sizes li{display:grid;grid-template-columns:5rem 1fr auto;gap:.25rem .75rem;align-items:baseline;padding:.4rem 0;border-bottom:1px solid var(--line)}.sizes .row{gap:1rem}
.copyable label{font-size:.85rem;color:var(--quiet);margin:.5rem 0 .15rem}.copyable>div{display:flex;gap:.5rem;align-items:start}.copyable textarea{flex:1;min-width:0;resize:vertical;font-family:"IBM Plex Mono",ui-monospace,Menlo,monospace;font-size:.85rem;line-height:1.4}.copyable button{min-width:5rem}
@media (max-width:40rem){.photos{--row:11rem;gap:.5rem}.sizes li{grid-template-columns:1fr auto}.sizes .row{grid-column:1/-1}}
@media (min-width:60rem){.about{grid-template-columns:minmax(0,1fr) 26rem}}
@media print{body>header,.pages,.filters,.copyable button{display:none}}
`.replaceAll('\n', '')
