import { G, Line, Rect, Svg, Text } from '@react-pdf/renderer'

import type { TemplateStrip } from '@/lib/calculators/designer/fixing-template'

import { TEXT_FONTS } from './fonts'
import { MM } from './sheet'

const INK = '#281325'
const LETTERS = { fontFamily: TEXT_FONTS, fontSize: 8 }
const STRIP = { heightMm: 16, gapMm: 6 } as const
const CONTROL_MM = 100

/** Strips of a panel's edge at 1:1, below a control line to check the print. */
export function TemplateStrips({ strips }: { strips: readonly TemplateStrip[] }) {
  const longest = Math.max(CONTROL_MM, ...strips.map(({ lengthMm }) => lengthMm))
  const heightMm = 12 + strips.length * (STRIP.heightMm + STRIP.gapMm)
  return (
    <Svg style={{ width: (longest + 2) * MM, height: heightMm * MM, flexShrink: 0 }}>
      <G stroke={INK} strokeWidth={1}>
        <Line x1={MM} y1={6 * MM} x2={(CONTROL_MM + 1) * MM} y2={6 * MM} />
        <Line x1={MM} y1={4 * MM} x2={MM} y2={8 * MM} />
        <Line x1={(CONTROL_MM + 1) * MM} y1={4 * MM} x2={(CONTROL_MM + 1) * MM} y2={8 * MM} />
      </G>
      <Text x={MM * 4} y={4 * MM} fill={INK} style={LETTERS}>
        {`This line is ${CONTROL_MM} mm long`}
      </Text>
      {strips.map((strip, index) => (
        <Strip key={index} strip={strip} index={index} isLast={index === strips.length - 1} />
      ))}
    </Svg>
  )
}

type StripProps = { strip: TemplateStrip; index: number; isLast: boolean }

function Strip({ strip: { fromMm, lengthMm, joistsMm }, index, isLast }: StripProps) {
  const y = (12 + index * (STRIP.heightMm + STRIP.gapMm)) * MM
  const [height, width] = [STRIP.heightMm * MM, lengthMm * MM]
  return (
    <G>
      <Rect x={MM} y={y} width={width} height={height} fill="none" stroke={INK} strokeWidth={0.75} />
      <Text x={MM * 3} y={y + height - MM} fill={INK} style={LETTERS}>
        {index === 0 ? 'Panel edge' : joint(index)}
      </Text>
      <Text x={MM + width - MM * 2} y={y + height - MM} fill={INK} textAnchor="end" style={LETTERS}>
        {isLast ? 'Panel edge' : joint(index + 1)}
      </Text>
      {joistsMm.map((at) => (
        <G key={at} stroke="#a8112d" strokeWidth={0.75}>
          <Line x1={(at + 1) * MM} y1={y} x2={(at + 1) * MM} y2={y + height} />
          <Text x={(at + 2.5) * MM} y={y + 5 * MM} fill="#a8112d" stroke="none" style={LETTERS}>
            {`Joist, ${fromMm + at} mm`}
          </Text>
        </G>
      ))}
    </G>
  )
}

/** 'A' where the first strip meets the second. */
const joint = (index: number) => `Join at ${String.fromCharCode(64 + index)}`
