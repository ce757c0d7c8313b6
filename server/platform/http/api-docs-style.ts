export const style = `:root{color-scheme:light dark;--paper:#faf5ec;--ink:#2b211b;--soft:#63564c;--line:#d9cdbb;--link:#a8321b}
@media (prefers-color-scheme:dark){:root{--paper:#1d1814;--ink:#f3eadc;--soft:#bcae9d;--line:#4a4037;--link:#f0947f}}
body{margin:0 auto;padding:3rem 1.25rem 4rem;max-width:56rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--link)}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
h1,h2{margin:0 0 .75rem;font-family:Charter,'Iowan Old Style',Georgia,serif;font-weight:600;line-height:1.1}
h1{font-size:2.5rem}
h2{font-size:1.5rem;text-transform:capitalize}
header p{max-width:42rem;color:var(--soft)}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem;padding:0;list-style:none}
nav a{display:inline-block;padding:.35rem .85rem;border:1px solid var(--line);border-radius:2rem;color:inherit;font-size:.9rem;text-decoration:none}
nav a:hover{border-color:var(--link);color:var(--link)}
section{margin-top:3rem}
details{border-top:1px solid var(--line)}
summary{padding:.75rem 0;color:var(--soft);list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary:hover h3{color:var(--link)}
h3{margin:0;color:var(--ink);font-size:1rem;font-weight:400}
h3 b{display:inline-block;width:4.25rem;color:var(--link)}
code,pre{font-family:ui-monospace,monospace;font-size:.9rem}
dl{margin:0 0 1.5rem;padding-left:1rem}
dt{margin-top:.75rem;font-weight:600}
dd{margin:0}
dd ul{margin:0;padding-left:1.2rem}
pre{margin:.25rem 0 0;white-space:pre-wrap}
small{color:var(--soft);font-size:.875rem}`
