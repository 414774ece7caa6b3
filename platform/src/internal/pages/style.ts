/** The style sheet of all pages that services serve. It is small enough to be inlined. */
export const pageStyle = `
:root{color-scheme:light dark;--paper:light-dark(oklch(.985 .006 85),oklch(.195 .007 75));--inset:light-dark(oklch(.966 .008 85),oklch(.228 .008 75));--line:light-dark(oklch(.895 .01 82),oklch(.32 .009 75));--quiet:light-dark(oklch(.475 .012 72),oklch(.735 .012 80));--ink:light-dark(oklch(.235 .012 70),oklch(.925 .009 85));--accent:light-dark(oklch(.49 .105 var(--hue,75)),oklch(.8 .105 var(--hue,75)));--good:light-dark(oklch(.49 .11 150),oklch(.8 .12 150));--bad:light-dark(oklch(.5 .16 28),oklch(.76 .13 25));--add:light-dark(oklch(.95 .045 150),oklch(.3 .05 150));--remove:light-dark(oklch(.95 .035 25),oklch(.3 .06 25))}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 "Source Sans 3",system-ui,sans-serif;font-variant-numeric:tabular-nums}
body>header,main,body>footer{max-width:72rem;margin:0 auto;padding:1rem clamp(1rem,4vw,2rem)}
body>header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:baseline;border-bottom:1px solid var(--line);border-top:3px solid var(--accent)}
body>header .where{display:inline-flex;align-items:center;gap:.6rem;min-height:1.5rem;font-weight:600;color:var(--ink);text-decoration:none}
.mark rect{fill:none;stroke:light-dark(oklch(.62 .012 75),oklch(.56 .012 78))}.mark .lit{fill:var(--accent)}
body>footer{color:var(--quiet);font-size:.9rem;border-top:1px solid var(--line);margin-top:3rem}
h1,h2,h3{line-height:1.2;text-wrap:balance;margin:1.5em 0 .5em}
h1{font-size:1.75rem;margin-top:.75rem}h2{font-size:1.3rem}h3{font-size:1.1rem}
p,ul,ol,blockquote{max-width:68ch}
a{color:var(--accent);text-underline-offset:.15em}
a,time,bdi,h1>*{unicode-bidi:isolate}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--paper);padding:.5rem 1rem}
nav ul,.row{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;margin:0;padding:0;max-width:none}
nav a[aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
.quiet{color:var(--quiet)}.small{font-size:.9rem}
code,pre,.mono{font-family:"IBM Plex Mono",ui-monospace,Menlo,monospace;font-size:.9em}
pre{overflow-x:auto;background:var(--inset);border:1px solid var(--line);border-radius:3px;padding:.75rem 1rem;line-height:1.45}
table{border-collapse:separate;border-spacing:0;width:100%}th,td{text-align:start;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top}
.list{list-style:none;padding:0;max-width:none}.list>li{padding:.6rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.tag{display:inline-block;border:1px solid var(--line);border-radius:3px;padding:0 .4rem;font-size:.85rem}
.panel{border:1px solid var(--line);border-radius:3px;padding:1rem;margin:1rem 0;overflow-wrap:anywhere}
button,.button,input,select,textarea{font:inherit;color:inherit;background:var(--paper);border:1px solid light-dark(oklch(.62 .012 75),oklch(.56 .012 78));border-radius:3px;padding:.4rem .75rem;max-width:100%}
button,.button{cursor:pointer;text-decoration:none;display:inline-block;min-height:2.25rem}
.primary{background:var(--accent);border-color:var(--accent);color:var(--paper)}
label{display:block;margin:.75rem 0 .25rem}
img{max-width:100%;height:auto}
.error{color:var(--bad)}
@media (max-width:40rem){th,td{padding-inline-end:.5rem}}
@media print{:root{color-scheme:light}}
`.replaceAll('\n', '')
