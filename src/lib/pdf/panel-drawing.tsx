import { G, Line, Rect, Svg, Text } from '@react-pdf/renderer'

import { heatedLengthMm, type Powerboard } from '@/lib/content/product'

import { TEXT_FONTS } from './fonts'

const INK = '#281325'
const EDGE_GAP_MM = 60
/** Dimension labels and the space for them, in mm of the panel: above it and to its right. */
const LETTERS = { fontFamily: TEXT_FONTS, fontSize: 36 }
const ABOVE_MM = 95
const RIGHT_MM = 170
const PT_PER_MM = 0.23

/** The panel from below with its heated zone, and its side view beneath, to scale and dimensioned. */
export function PanelDrawing({ panel }: { panel: Powerboard }) {
  const { widthMm, heightMm, thicknessMm, heatingWidthMm } = panel
  const heatedMm = heatedLengthMm(panel)
  const [x, y] = [(widthMm - heatedMm) / 2, (heightMm - heatingWidthMm) / 2]
  const edgeY = heightMm + EDGE_GAP_MM
  const [width, height] = [widthMm + RIGHT_MM, ABOVE_MM + edgeY + thicknessMm + 15]
  return (
    <Svg
      viewBox={`-2 ${-ABOVE_MM} ${width} ${height}`}
      style={{ width: width * PT_PER_MM, height: height * PT_PER_MM }}
    >
      <Rect x={0} y={0} width={widthMm} height={heightMm} fill="#ffffff" stroke={INK} strokeWidth={4} />
      <Rect x={x} y={y} width={heatedMm} height={heatingWidthMm} fill="#f9ecb0" stroke="#e2670c" strokeWidth={2} />
      <Across at={-45} from={0} to={widthMm} label={size(widthMm)} />
      <Across at={heightMm / 2} from={x} to={x + heatedMm} label={size(heatedMm)} />
      <Down at={widthMm + 45} from={0} to={heightMm} label={size(heightMm)} />
      <Down at={x + 130} from={y} to={y + heatingWidthMm} label={size(heatingWidthMm)} />
      <Rect x={0} y={edgeY} width={widthMm} height={thicknessMm} fill={INK} />
      <Text x={widthMm + 30} y={edgeY + thicknessMm + 8} fill={INK} style={LETTERS}>
        {size(thicknessMm)}
      </Text>
    </Svg>
  )
}

const size = (mm: number) => mm.toLocaleString('en-GB')

type Dimension = { at: number; from: number; to: number; label: string }

function Across({ at, from, to, label }: Dimension) {
  return (
    <G stroke={INK} strokeWidth={2}>
      <Line x1={from} y1={at} x2={to} y2={at} />
      <Line x1={from} y1={at - 14} x2={from} y2={at + 14} />
      <Line x1={to} y1={at - 14} x2={to} y2={at + 14} />
      <Text x={(from + to) / 2} y={at - 14} fill={INK} stroke="none" textAnchor="middle" style={LETTERS}>
        {label}
      </Text>
    </G>
  )
}

function Down({ at, from, to, label }: Dimension) {
  return (
    <G stroke={INK} strokeWidth={2}>
      <Line x1={at} y1={from} x2={at} y2={to} />
      <Line x1={at - 14} y1={from} x2={at + 14} y2={from} />
      <Line x1={at - 14} y1={to} x2={at + 14} y2={to} />
      <Text x={at + 14} y={(from + to) / 2 - 20} fill={INK} stroke="none" style={LETTERS}>
        {label}
      </Text>
    </G>
  )
}
