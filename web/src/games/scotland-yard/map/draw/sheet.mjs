// The sheet of London: `node sheet.mjs` writes ../london.svg and ../london.json from the rules' own map, in about half a minute.
// The same facts give the same drawing: the one generator is seeded, and these modules are evaluated in the order they are named in.
// Things of a game go into the three slots of the drawing and nowhere else.
import { writeFileSync } from 'node:fs';
import { between, dist, inside, n1, normals, poly, pt, smooth } from './pen.mjs';
import { at, FRAME, rank, serves, SHEET, stationList } from './facts.mjs';
import { bank, parks, serpentine, thin } from './ground.mjs';
import { edges, ferries } from './routes.mjs';
import { alleys, bridges, outbound } from './streets.mjs';
import { furniture, lettered } from './lettering.mjs';

const bezD = (c) => `M${pt(c[0])}C${pt(c[1])} ${pt(c[2])} ${pt(c[3])}`;
const lines = (kind) => edges.filter((e) => e.kind === kind);
const one = (kind) =>
  lines(kind)
    .map((e) => bezD(e.curve))
    .join('');
const marker = (id) => {
  const [x, y] = at.get(id),
    k = rank(id),
    f = serves.get(id).has('ferry');
  const shape =
    k === 'u'
      ? '<rect x="-11.4" y="-11.4" width="22.8" height="22.8" rx="4.6"/><rect class="in" x="-9.4" y="-9.4" width="18.8" height="18.8" rx="3"/>'
      : k === 'b'
        ? '<circle r="11.2"/><circle class="in" r="9.1"/>'
        : '<circle r="9.8"/>';
  const pier = f ? `<g class="pier" transform="translate(9.5 -10)"><circle r="5.4"/><path d="M-3.4 -.9q1.7 -1.9 3.4 0t3.4 0M-3.4 2q1.7 -1.9 3.4 0t3.4 0"/></g>` : '';
  return `<g class="st ${k}" id="s${id}" data-id="${id}" transform="translate(${pt([x, y])})">${shape}<text${id > 99 ? ' class="n3" textLength="16.4"' : id > 9 ? ' textLength="12.2"' : ''}${id > 9 ? ' lengthAdjust="spacingAndGlyphs"' : ''} y="3.9">${id}</text>${pier}</g>`;
};
const trees = [];
for (const p of parks)
  for (let i = 0; i < 400; i++) {
    const xs = p.edge.map((a) => a[0]),
      ys = p.edge.map((a) => a[1]),
      q = [between(Math.min(...xs), Math.max(...xs)), between(Math.min(...ys), Math.max(...ys))];
    if (
      !inside(q, p.edge) ||
      p.edge.some((a) => dist(a, q) < 4) ||
      trees.some((t) => dist(t, q) < 7) ||
      (Math.abs(q[0] - p.at[0]) < 48 && Math.abs(q[1] - p.at[1]) < (p.lines ? 15 : 9))
    )
      continue;
    trees.push(q);
  }
const sn = normals(serpentine),
  lake = [...serpentine.map((p, i) => [p[0] + sn[i][0] * p[2], p[1] + sn[i][1] * p[2]]), ...serpentine.map((p, i) => [p[0] - sn[i][0] * p[2], p[1] - sn[i][1] * p[2]]).reverse()];
const clear = (p) => stationList.every((s) => dist(s.p, p) > s.r + 5);
const bridgeD = (f) =>
  bridges
    .map((b) => b.slice(1, -1).filter(clear))
    .filter((b) => b.length > 2)
    .map((b) => {
      const n = normals(b);
      return [1, -1].map((s) => poly(b.map((p, i) => [p[0] + n[i][0] * f * s, p[1] + n[i][1] * f * s]))).join('');
    })
    .join('');
const riverName = thin(bank(0.62), 5);
const esc = (s) => s.replace(/&/g, '&amp;');
const word = (cls, x, y, size, lines, extra = '') =>
  lines
    .map((l, i) => `<text class="${cls}" x="${n1(x)}" y="${n1(y + size * 0.34 + (i - (lines.length - 1) / 2) * size * 1.12)}" font-size="${size}"${extra}>${esc(l)}</text>`)
    .join('');
const compass = (x, y, r) =>
  `<g class="rose" transform="translate(${x} ${y})"><circle r="${r}"/><circle r="${r - 2.4}"/>${[0, 90, 180, 270].map((a) => `<path transform="rotate(${a})" d="M0 ${-r + 4}L3 -3L0 0Z"/><path class="half" transform="rotate(${a})" d="M0 ${-r + 4}L-3 -3L0 0Z"/>`).join('')}<text y="${-r - 3}">N</text></g>`;

const plate = (() => {
  const f = furniture[0],
    x = f.x - f.w / 2,
    y = f.y - f.h / 2,
    // The words are the page's: it writes them in its language.
    row = (i, kind) => {
      const px = x + 9 + (i % 2) * 51,
        py = y + 43 + (i >> 1) * 15,
        d = `M${n1(px)} ${n1(py)}h20`;
      return `<path class="${kind} halo" d="${d}"/><path class="${kind} core" d="${d}"/>${kind === 'underground' ? `<path class="${kind} dash" d="${d}"/>` : ''}<text x="${n1(px + 23.5)}" y="${n1(py + 2.9)}">{${kind}}</text>`;
    };
  return `<g class="plate"><rect x="${x}" y="${y}" width="${f.w}" height="${f.h}" rx="2"/><rect class="line" x="${x + 3}" y="${y + 3}" width="${f.w - 6}" height="${f.h - 6}"/><text class="big" x="${f.x}" y="${y + 23}">LONDON</text><path class="rule" d="M${x + 22} ${y + 31}h${f.w - 44}"/>${row(0, 'taxi')}${row(1, 'bus')}${row(2, 'ferry')}${row(3, 'underground')}</g>`;
})();

const kindsText = 'taxi, bus, underground, ferry';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" class="yard" viewBox="${SHEET.x} ${SHEET.y} ${SHEET.w} ${SHEET.h}" role="img" aria-label="Map of London, 199 stations, lines by ${kindsText}">
<defs><clipPath id="neat"><rect x="${FRAME.x}" y="${FRAME.y}" width="${FRAME.w}" height="${FRAME.h}"/></clipPath><path id="stream" d="${smooth(riverName)}"/></defs>
<rect x="${SHEET.x}" y="${SHEET.y}" width="${SHEET.w}" height="${SHEET.h}" fill="var(--c-paper)"/>
<g class="ground" clip-path="url(#neat)">
<rect x="${FRAME.x}" y="${FRAME.y}" width="${FRAME.w}" height="${FRAME.h}" fill="var(--c-block)"/>
<path class="alley" d="${alleys.map((s) => poly(s)).join('')}"/>
<path class="kerb" d="${one('taxi')}${outbound.map((s) => poly(s)).join('')}"/>
<path class="road" d="${one('taxi')}${outbound.map((s) => poly(s)).join('')}"/>
${parks.map((p) => `<path class="park" d="${smooth(p.ring, true)}"/>`).join('')}
<path class="tree" d="${trees.map((t) => `M${pt(t)}h.01`).join('')}"/><path class="lake" d="${smooth(lake, true)}"/>
<path class="water" d="${smooth([...thin(bank(1), 3), ...thin(bank(-1).reverse(), 3)], true)}"/>
${[0.78, 0.56].map((f, i) => `<path class="ripple${i ? ' b' : ''}" d="${smooth(thin(bank(f), 3))}${smooth(thin(bank(-f), 3))}"/>`).join('')}
<path class="ferry core" d="${ferries.map((f) => f.d).join('')}"/>
<path class="rail" d="${bridgeD(5.2)}"/><path class="deck" d="${bridges.map((b) => poly(b)).join('')}"/>
</g>
<g class="names">${lettered.map((l) => word('district', l.x, l.y, l.size, [l.name])).join('')}${parks.map((p) => word('parkname', p.at[0], p.at[1], p.size, p.lines ?? [p.name])).join('')}
<text class="rivername" font-size="11.5"><textPath href="#stream" startOffset="14.5%">{river}</textPath></text></g>
<g class="slot under"></g>
<g class="lines">
${['taxi', 'bus', 'underground']
  .map((kind) =>
    kind === 'taxi'
      ? `<path class="taxi halo" d="${one('taxi')}"/><path class="taxi core" d="${one('taxi')}"/>`
      : lines(kind)
          .map((e) => `<path class="${kind} halo" d="${bezD(e.curve)}"/>`)
          .join('') +
        '\n' +
        lines(kind)
          .map((e) => `<path class="${kind} core" data-line="${e.a}-${e.b}" d="${bezD(e.curve)}"/>`)
          .join('') +
        (kind === 'underground' ? `<path class="underground dash" d="${one(kind)}"/>` : ''),
  )
  .join('\n')}
</g>
<g class="slot middle"></g>
<g class="stations">${[...at.keys()].map(marker).join('\n')}</g>
${plate}${compass(24, 778, 18)}
<g class="slot over"></g>
<rect class="neat" x="${FRAME.x}" y="${FRAME.y}" width="${FRAME.w}" height="${FRAME.h}"/><rect class="neat o" x="${FRAME.x - 4}" y="${FRAME.y - 4}" width="${FRAME.w + 8}" height="${FRAME.h + 8}"/>
</svg>
`;
writeFileSync(new URL('../london.svg', import.meta.url), svg);
// the geometry the client animates along: stations and, per line kind, "a-b": path from a to b
const ds = (kind) => Object.fromEntries((kind === 'ferry' ? ferries : lines(kind)).map((e) => [`${e.a}-${e.b}`, e.d ?? bezD(e.curve)]));
writeFileSync(
  new URL('../london.json', import.meta.url),
  JSON.stringify({
    sheet: SHEET,
    stations: Object.fromEntries([...at].map(([id, p]) => [id, [+n1(p[0]), +n1(p[1]), [...serves.get(id)].map((k) => k[0]).join('')]])),
    lines: Object.fromEntries(['taxi', 'bus', 'underground', 'ferry'].map((k) => [k, ds(k)])),
  }),
);
console.log('london.svg', (svg.length / 1024).toFixed(0) + ' kB;', alleys.length, 'alleys', bridges.length, 'bridge spans', lettered.length, 'names');
