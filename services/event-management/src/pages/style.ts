/** The styles of the pages, in addition to the shared style sheet. */
export const pagesStyle = `
.event{display:grid;gap:1rem clamp(1.5rem,4vw,3rem)}
.event h1{font-size:clamp(1.6rem,5vw,2.4rem);margin:.25rem 0 .5rem;overflow-wrap:anywhere}
.event .picture{width:100%;aspect-ratio:2/1;object-fit:cover;border-radius:3px;border:1px solid var(--line);display:block}
.event .lead{font-size:1.1rem;margin:.25rem 0 1rem}
.event .about{overflow-wrap:anywhere;max-width:68ch}
.facts{margin:0;display:grid;gap:.9rem}.facts dt{font-size:.85rem;color:var(--quiet)}.facts dd{margin:0}.facts dd p{margin:0}
.buy{align-self:start;border:1px solid var(--line);border-top:3px solid var(--accent);border-radius:3px;padding:1rem;scroll-margin-top:1rem}
.buy h2{margin:.1rem 0 .5rem;font-size:1.15rem}
.offers{max-width:none;list-style:none;margin:0;padding:0;overflow-wrap:anywhere}
.offers li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.25rem 1rem;padding:.75rem 0;border-top:1px solid var(--line);align-items:start}
.offers label{margin:0;font-weight:600}.offers p{margin:.15rem 0 0}
.offers .price{font-weight:600;white-space:nowrap;margin:0 0 .25rem}.offers .was{color:var(--quiet);font-weight:400}
.offers select,.offers input{min-width:4.5rem;min-height:2.25rem}
.offers .choice{text-align:end}.offers .choice input{width:7rem}
.buy .primary{width:100%;margin-top:.75rem;font-weight:600;min-height:2.75rem}
.buy details{margin-top:.75rem}.buy summary{min-height:1.5rem;cursor:pointer}
.jump{position:sticky;bottom:0;margin:0;max-width:none;padding:.5rem 0;background:var(--paper);border-top:1px solid var(--line)}
.jump .button{width:100%;text-align:center;min-height:2.75rem;padding-block:.6rem}
.found{max-width:none;list-style:none;margin:1rem 0;padding:0;display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr))}
.found article{display:grid;gap:.25rem}.found img{aspect-ratio:2/1;object-fit:cover;width:100%;border-radius:3px;border:1px solid var(--line)}
.found h2{font-size:1.05rem;margin:.35rem 0 0;overflow-wrap:anywhere}.found h2 a{color:inherit;text-decoration:none}.found h2 a:hover{text-decoration:underline}.found p{margin:0}
.finder{display:grid;gap:.5rem .75rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr));align-items:end}
.finder label{margin:0 0 .25rem;font-size:.9rem}.finder input,.finder select{width:100%;min-height:2.5rem}.finder button{min-height:2.5rem}@media(max-width:30rem){.finder button{grid-column:1/-1}}
.steps{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;list-style:none;padding:0;margin:0 0 1rem;font-size:.9rem;color:var(--quiet)}.steps [aria-current]{color:var(--ink);font-weight:600}
.checkout{display:grid;gap:1rem clamp(1.5rem,4vw,3rem)}.checkout h1{margin-top:0}.checkout>*,.event>*{min-width:0}.checkout .pair{align-items:end}.checkout .pair p{margin:0 0 .25rem}
.checkout fieldset{border:0;border-top:1px solid var(--line);margin:1.5rem 0 0;padding:1rem 0 0;min-width:0}.checkout legend{float:left;width:100%;padding:0;font-weight:600;font-size:1.1rem}.checkout legend+*{clear:both}
.checkout fieldset+.row{margin-top:1.25rem}
.checkout .pair{display:grid;gap:0 1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr))}
.checkout .pair input,.checkout .wide{width:100%;min-height:2.5rem}
.checkout .choice{display:flex;gap:.6rem;align-items:baseline;margin:.25rem 0;min-height:1.75rem}.checkout .choice label{margin:0}
.invalid{border-color:var(--bad);border-width:2px}.errors{border:1px solid var(--line);border-inline-start:4px solid var(--bad);padding:.75rem 1rem;margin:0 0 1rem}.errors h2{margin:0 0 .25rem;font-size:1.1rem}.errors ul{margin:0;padding-inline-start:1.2rem}
.summary{overflow-wrap:anywhere;align-self:start;border:1px solid var(--line);border-radius:3px;padding:1rem}.summary h2{margin:0 0 .5rem;font-size:1.1rem}
.summary table{font-size:.95rem}.summary td:last-child,.summary th:last-child{text-align:end;padding-inline-end:0;white-space:nowrap}.summary tfoot th,.summary tfoot td{border-bottom:0;font-weight:600}
.seats{display:flex;flex-wrap:wrap;gap:.25rem .5rem}.checkout .seats .choice{min-width:4rem}.seat-drawing{width:100%;max-height:20rem;display:block}
.narrow{max-width:28rem}.narrow .wide{width:100%;min-height:2.75rem}.narrow .primary{width:100%;min-height:2.75rem}
.held{border:1px solid var(--line);border-radius:3px;padding:.75rem 1rem;margin:0 0 1rem;display:grid;gap:.5rem}.held p{margin:0}.held svg{width:100%;height:4px;display:block}.held form{display:inline}
.tickets{max-width:none;list-style:none;padding:0;margin:1rem 0;display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr))}
.ticket{border:1px solid var(--line);border-radius:3px;padding:1rem;display:grid;grid-template-columns:9rem minmax(0,1fr);gap:1rem;align-items:start;break-inside:avoid;overflow-wrap:anywhere}.ticket .code-picture{background:#fff;border-radius:3px;width:9rem;height:9rem}.ticket h2,.ticket h3{margin:0 0 .25rem;font-size:1.05rem}.ticket p{margin:.1rem 0}
@media (max-width:26rem){.ticket{grid-template-columns:1fr}.ticket .code-picture{width:100%;height:auto;max-width:16rem}}
.invitation{margin:0 0 1rem;overflow-wrap:anywhere}.invitation .row button{flex:1 1 8rem;width:auto}
@media (min-width:56rem){.event{grid-template-columns:minmax(0,1fr) 22rem}.event .picture{grid-column:1/-1}.event .buy{position:sticky;top:1rem}.jump{display:none}.checkout{grid-template-columns:minmax(0,1fr) 20rem}}
@media print{body>header,body>footer,.row,.held,.jump,.finder,.buy details,.buy button,.buy select{display:none}}
`.replaceAll('\n', '')
