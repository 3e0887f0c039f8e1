import type { CartProduct } from '@/lib/schemas/cart'

const SHOWN_MAX = 24
/** A panel of 1,200 mm is 72 px long. */
const MM_PER_PX = 1_200 / 72

/** Each piece as a rectangle, all products at the same scale. Renders nothing for a product without measurements. */
export function PanelsToScale({ sizeMm, quantity }: Pick<CartProduct, 'sizeMm'> & { quantity: number }) {
  if (!sizeMm) return null
  const [width, height] = [sizeMm.length / MM_PER_PX, sizeMm.width / MM_PER_PX]
  return (
    <div aria-hidden className="flex flex-wrap items-center gap-1.5 border-t-[1.5px] border-ink pt-1.5">
      {Array.from({ length: Math.min(quantity, SHOWN_MAX) }, (_, index) => (
        <svg
          key={index}
          width={width}
          height={height}
          className="bg-panel shadow-cast ring-[1.5px] ring-ink rounded-[2px]"
        />
      ))}
      {quantity > SHOWN_MAX && <span className="text-sm">{`and ${quantity - SHOWN_MAX} more`}</span>}
    </div>
  )
}
