export const style = `:root{color-scheme:light dark;--paper:#faf5ec;--ink:#2b211b;--soft:#63564c;--line:#d9cdbb;--link:#a8321b}
@media (prefers-color-scheme:dark){:root{--paper:#1d1814;--ink:#f3eadc;--soft:#bcae9d;--line:#4a4037;--link:#f0947f}}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:56rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--link)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
nav a{display:inline-block;padding:.35rem 0}
section{margin-top:2.5rem}
details{border-top:1px solid var(--line)}
summary{padding:.75rem 0;cursor:pointer}
h3{display:inline;font-size:1rem;font-weight:400}
h3 code{margin-right:.5rem}
code,pre{font-family:ui-monospace,monospace;font-size:.9rem}
dl{margin:0 0 1.5rem;padding-left:1rem}
dt{margin-top:.75rem;font-weight:600}
dd{margin:0}
dd ul{margin:0;padding-left:1.2rem}
pre{margin:.25rem 0 0;white-space:pre-wrap}
small{color:var(--soft);font-size:.875rem}`
