import type { Powerboard } from '@/lib/content/product'
import { UK_MAP_SIZE } from '@/lib/illustrations/uk-map-size'
import { SHARE_CARD_SIZE } from '@/lib/seo/share-cards'

const INK = '#281325'
const DAYLIGHT = '#f2f6f7'
const RULE_TOP = 92
const PICTURE_WIDTH = 560
const MAP_HEIGHT = 220

/** The crop of the picture that a card shows, in pixels. */
export const CARD_PICTURE_SIZE = { width: PICTURE_WIDTH, height: SHARE_CARD_SIZE.height - RULE_TOP }

/** In pixels, in the proportion of the map. */
const MAP_SIZE = { width: Math.round((MAP_HEIGHT * UK_MAP_SIZE.width) / UK_MAP_SIZE.height), height: MAP_HEIGHT }

type PanelFacts = Pick<Powerboard, 'powerWatts' | 'thicknessMm'>

/** `map`: of the UK with a place marked. */
type CardProps = {
  title: string
  picture: string
  isSimulation: boolean
  mark: string
  panel: PanelFacts
  map?: string | undefined
}

/**
 * A page's title below the ceiling rule, beside a room. Rendered by Satori, which supports only flexbox and inline
 * styles.
 */
export function Card({ title, picture, isSimulation, mark, panel, map }: CardProps) {
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        width: '100%',
        height: '100%',
        background: DAYLIGHT,
        color: INK,
        fontFamily: 'Commissioner',
      }}
    >
      <div
        style={{
          position: 'absolute',
          top: 26,
          left: 56,
          display: 'flex',
          alignItems: 'center',
          gap: 14,
          fontSize: 32,
          letterSpacing: '-0.02em',
        }}
      >
        <img src={mark} alt="" width={42} height={42} />
        Powerboard
      </div>
      <div style={{ position: 'absolute', top: RULE_TOP, left: 56, right: 0, height: 2, background: INK }} />
      <div style={{ position: 'absolute', top: RULE_TOP, left: 56, width: 96, height: 10, background: INK }} />
      <div
        style={{
          position: 'absolute',
          top: RULE_TOP + 44,
          left: 56,
          width: 540,
          display: 'flex',
          fontSize: fontSizeFor(title),
          lineHeight: 1,
          letterSpacing: '-0.032em',
        }}
      >
        {title}
      </div>
      <Product panel={panel} />
      <img src={picture} alt="" {...CARD_PICTURE_SIZE} style={{ position: 'absolute', top: RULE_TOP + 2, right: 0 }} />
      {isSimulation && <Simulation />}
      {map && <img src={map} alt="" {...MAP_SIZE} style={{ position: 'absolute', bottom: 40, left: 460 }} />}
    </div>
  )
}

function Product({ panel }: { panel: PanelFacts }) {
  return (
    <div
      style={{
        position: 'absolute',
        bottom: 44,
        left: 56,
        display: 'flex',
        flexDirection: 'column',
        fontFamily: 'Golos Text',
        fontSize: 26,
        lineHeight: 1.35,
      }}
    >
      <span>Infrared ceiling panels,</span>
      <span>{`${panel.powerWatts} W and ${panel.thicknessMm} mm thin`}</span>
    </div>
  )
}

function Simulation() {
  return (
    <span
      style={{
        position: 'absolute',
        right: 24,
        bottom: 24,
        padding: '4px 12px',
        background: DAYLIGHT,
        fontFamily: 'Golos Text',
        fontSize: 24,
      }}
    >
      Simulation
    </span>
  )
}

const FONT_SIZES = [
  { upTo: 20, px: 104 },
  { upTo: 36, px: 80 },
  { upTo: 64, px: 66 },
  { upTo: 100, px: 52 },
]

/** Short titles fill the column, and the longest allowed title still fits. */
function fontSizeFor(title: string): number {
  return FONT_SIZES.find(({ upTo }) => title.length <= upTo)?.px ?? 38
}
