/** Each piece is drawn from its left edge and the floor (y = 0), in mm. The group sets white fills and ink lines. */

/** A desk with a cup and an open laptop on it. */
export function desk(widthMm: number): string {
  const right = widthMm - 155
  return [
    `<path d="M60 0v-702M${widthMm - 75} 0v-702" stroke-width="3"/>`,
    `<rect y="-738" width="${widthMm}" height="36"/>`,
    `<rect x="155" y="-838" width="90" height="100"/>`,
    `<path d="M${right - 310} -746H${right}L${right + 100} -964" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
  ].join('')
}

/** Someone reading in an armchair, facing left. */
export function reader(): string {
  return [
    '<path d="M59 0v-100M718 0v-100" stroke-width="6"/>',
    '<path d="M0-103V-383H596L720-985Q735-1051 802-1051Q886-1046 877-955L757-103Z"/>',
    limb({ from: [-2, -470], to: [-62, -95], width: 104 }),
    '<path d="M-118-118L-15-112Q-32-30-52-18Q-75-2-200-6Q-252-10-252-58Q-250-104-196-106Q-140-106-118-118Z"/>',
    limb({ from: [330, -506], to: [40, -500], width: 152 }),
    // Body and head, then the nearer arm and the armrest.
    '<path d="M330-452Q292-452 288-520L286-640L243-862Q232-990 338-1021Q440-1035 478-930Q526-800 530-500Q528-452 500-452Z"/>',
    '<circle cx="330" cy="-1150" r="98"/>',
    '<path d="M-120-822L42-789L66-650L-98-660Z"/>',
    limb({ from: [322, -690], to: [90, -708], width: 84 }),
    limb({ from: [360, -920], to: [326, -700], width: 84 }),
    limb({ from: [182, -424], to: [634, -400], width: 58 }),
  ].join('')
}

/** A bar with rounded ends; `from` and `to` are the centres of the end caps. */
function limb({
  from: [x1, y1],
  to: [x2, y2],
  width,
}: {
  from: readonly [number, number]
  to: readonly [number, number]
  width: number
}): string {
  const length = Math.round(Math.hypot(x2 - x1, y2 - y1))
  const turn = Math.round((Math.atan2(y2 - y1, x2 - x1) * 1_800) / Math.PI) / 10
  const half = width / 2
  return `<rect x="${-half}" y="${-half}" width="${length + width}" height="${width}" rx="${half}" transform="translate(${x1} ${y1}) rotate(${turn})"/>`
}
