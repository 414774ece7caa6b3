/** Added to the platform's style sheet. */
export const pagesStyle = `
.heading{display:flex;flex-wrap:wrap;gap:.5rem;align-items:baseline;margin-top:1rem}.heading p,.heading h1{font-size:1.25rem;font-weight:600;margin:0;overflow-wrap:anywhere}.heading a{text-decoration:none}.heading a:hover{text-decoration:underline}
.tabs{border-bottom:1px solid var(--line);margin:.75rem 0 1.25rem}.tabs ul{gap:0 1.25rem}.tabs a{display:block;padding:.4rem 0;text-decoration:none;border-bottom:2px solid transparent;margin-bottom:-1px}.tabs a[aria-current]{border-color:var(--accent)}
.count{color:var(--quiet);font-weight:400}
.row a{display:inline-block;min-height:1.5rem;min-width:1.5rem}
main h1{overflow-wrap:anywhere}
h1 .quiet{font-weight:400}
[aria-current=true]{color:var(--ink);font-weight:600;text-decoration:none}
.front{display:grid;gap:1rem 2.5rem}.front>*{min-width:0}
@media (min-width:60rem){.front{grid-template-columns:minmax(0,1fr) 16rem}}
.about h2,.about h3{font-size:1rem;margin:1.25rem 0 .25rem}.about>:first-child{margin-top:.75rem}
.facts{list-style:none;padding:0;margin:.25rem 0}.facts li{padding:.1rem 0}dl.facts{display:grid;grid-template-columns:auto 1fr;gap:.1rem .75rem;overflow-wrap:anywhere}.facts dd{margin:0}
.clone{padding:.5rem .75rem;white-space:pre-wrap;overflow-wrap:anywhere}.lead{margin:0 0 1rem}.bare th{padding:0;border:0}
.bar{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:.75rem 0}.end{margin-inline-start:auto}
.crumbs{overflow-wrap:anywhere}
.switch button{max-width:16rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.switch button::after{content:" ▾"}.switch [popover]{color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:3px;padding:.5rem 1rem;min-width:12rem;max-width:calc(100vw - 2rem);max-height:70vh;overflow:auto;box-shadow:0 4px 16px oklch(0 0 0/.12)}@supports (position-area:block-end){.switch [popover]{inset:auto;margin:.25rem 0;position-area:block-end span-inline-end;position-try-fallbacks:flip-inline}}.switch ul{list-style:none}.switch li ul{padding:0}.switch li li a{display:block;padding:.2rem 0;overflow-wrap:anywhere}
.account{display:inline-flex;align-items:center;gap:.35rem;vertical-align:bottom;color:var(--ink);font-weight:600;text-decoration:none;overflow-wrap:anywhere}.account:hover{text-decoration:underline}.avatar{border-radius:3px;flex:none}
.who{display:flex;gap:1rem;align-items:center;margin-top:1rem}.who h1,.who p{margin:0}
.commit-line{display:flex;flex-wrap:wrap;gap:.15rem .6rem;align-items:center;overflow-wrap:anywhere}.subject{color:inherit;text-decoration:none}.subject:hover{text-decoration:underline}.commit-line .subject{flex:1 1 14rem}.commit-line+.files{margin-top:.5rem;border-top:1px solid var(--line)}
.list .row{align-items:center}
.list h2,.list h3,.name{display:inline;font-size:1.05rem;margin:0}.list p{margin:.25rem 0}.day{font-size:1rem;font-weight:600;margin:1.25rem 0 0}
.files th{font-weight:400;overflow-wrap:anywhere;width:34%}.files .folder a{font-weight:600}.files td{overflow-wrap:anywhere}.when{white-space:nowrap;text-align:end;padding-inline-end:0}.files+.readme{margin-top:2rem}
.readme>h2{font-size:1rem;border-bottom:1px solid var(--line);padding-bottom:.4rem}
.prose{overflow-wrap:anywhere}.prose>:first-child{margin-top:.5rem}.prose table{display:block;overflow-x:auto;border-collapse:collapse}.prose th,.prose td{border:1px solid var(--line);padding:.3rem .6rem}.prose blockquote{margin:1rem 0;padding-inline-start:1rem;border-inline-start:3px solid var(--line);color:var(--quiet)}.prose :not(pre)>code{background:var(--inset);padding:.1em .3em;border-radius:3px}.prose li>input{margin-inline-end:.4rem}.prose li:has(>input){list-style:none;margin-inline-start:-1.3rem}
.code{padding:.75rem 0}.line{display:block;padding-inline-end:1rem}.line a{display:inline-block;width:3.5rem;padding-inline-end:1rem;text-align:end;color:var(--quiet);text-decoration:none;user-select:none}.line:target{background:var(--add)}
.hljs-comment,.hljs-quote,.hljs-meta{color:var(--quiet)}.hljs-keyword,.hljs-selector-tag,.hljs-literal,.hljs-type,.hljs-name{color:light-dark(oklch(.47 .13 300),oklch(.8 .1 305))}.hljs-string,.hljs-regexp,.hljs-attr,.hljs-symbol,.hljs-addition{color:var(--good)}.hljs-number,.hljs-variable,.hljs-template-variable,.hljs-deletion{color:var(--bad)}.hljs-title,.hljs-section,.hljs-built_in,.hljs-attribute{color:light-dark(oklch(.47 .12 250),oklch(.8 .09 245))}.hljs-emphasis{font-style:italic}.hljs-strong{font-weight:600}
.picture img{border:1px solid var(--line)}
.label{display:inline-flex;align-items:center;gap:.35rem;border:1px solid var(--line);border-radius:1rem;padding:.05rem .6rem;font-size:.85rem;color:var(--ink);text-decoration:none;overflow-wrap:anywhere}a.label:hover{text-decoration:underline}.dot{flex:none}.dot circle{stroke:var(--quiet);stroke-width:.75}.labels{display:inline-flex;flex-wrap:wrap;gap:.3rem}.labels-table th{font-weight:400}
.state{font-weight:600}.state.open{color:var(--good)}.state.closed,.state.draft{color:var(--quiet)}.state.merged{color:var(--accent)}.state.failure{color:var(--bad)}.state.success{color:var(--good)}.state.pending{color:var(--quiet)}
.branches{overflow-wrap:anywhere}.merge{border:1px solid var(--line);border-radius:3px;padding:.25rem 1rem;margin:1rem 0}.merge h2{font-size:1rem;margin:.5rem 0}.checks{list-style:none;padding:0;max-width:none}.checks li{padding:.15rem 0;overflow-wrap:anywhere}
.thread.change h2{font-size:1rem;padding:0 .75rem;margin:.5rem 0;overflow-wrap:anywhere}.thread.change>.comment{margin:.75rem}.diff .notes td{white-space:normal;padding:0;border-block:1px solid var(--line)}.diff .thread{position:sticky;inset-inline-start:0;max-width:min(46rem,calc(100vw - 3.5rem));padding:.25rem .75rem}
.comment{border:1px solid var(--line);border-radius:3px;padding:.25rem 1rem;margin:1rem 0}.comment>h2,.comment>h3,.comment>h4{font-size:1rem;margin:.5rem 0;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;font-weight:400}.comment:target,.event:target{border-color:var(--accent);outline:1px solid var(--accent)}.event{margin:.6rem 0 .6rem 1rem;max-width:none;overflow-wrap:anywhere}.event .account,.event .label{vertical-align:middle}
.message{white-space:pre-wrap;overflow-wrap:anywhere;border-inline-start:3px solid var(--line);padding-inline-start:1rem;margin:.5rem 0 1rem;max-width:80ch}
.changed{list-style:none;padding:0;max-width:none;overflow-wrap:anywhere}
.change{border:1px solid var(--line);border-radius:3px;margin:1rem 0}.change>summary{padding:.5rem .75rem;cursor:pointer;overflow-wrap:anywhere}.change h3{display:inline;font-size:1rem;margin:0}.change>p{margin:.25rem .75rem;max-width:none}.change>p.whole{text-align:end;max-width:none}
.plus{color:var(--good)}.minus{color:var(--bad)}
.scroll{overflow-x:auto}.diff td{border:0;padding:0 .5rem;white-space:pre;vertical-align:baseline}.diff .n{color:var(--quiet);text-align:end;user-select:none;font-size:.85rem;width:1%}.diff .added{background:var(--add)}.diff .removed{background:var(--remove)}.diff .hunk,.diff .note{background:var(--inset);color:var(--quiet)}.diff code{tab-size:4}
.pager{display:flex;gap:1rem;align-items:center;margin:1.5rem 0}.button{color:var(--accent)}
progress{accent-color:var(--accent);max-width:12rem}
@media (max-width:40rem){.bar ul.end{margin-inline-start:0}.files,.files tbody,.files tr{display:block}.files th,.files td{display:inline-block;border:0;padding:.1rem .6rem .1rem 0;width:auto}.files th{display:block}.files tr{border-bottom:1px solid var(--line);padding:.4rem 0}.files td{font-size:.9rem}.labels-table,.labels-table tbody,.labels-table tr,.labels-table td,.labels-table th{display:block;border:0;text-align:start;padding:.1rem 0}.labels-table tr{border-bottom:1px solid var(--line);padding:.5rem 0}.files .bare tr,.labels-table .bare tr{border:0;padding:0}}
`.replaceAll('\n', '')
