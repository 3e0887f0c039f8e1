import { cx } from '@/components/ui/cx'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PricedRoom } from '@/lib/calculators/home/priced-rooms'
import type { Picture as PictureData } from '@/lib/content/picture'
import { priceText } from '@/lib/content/price-list'
import type { ShopPrice } from '@/lib/content/shop'
import type { Tariff } from '@/lib/domain/assumptions/tariff'
import { deliveredPrice } from '@/lib/domain/catalogue/delivered-price'
import { hourlyCostPence } from '@/lib/domain/energy-costs/hourly-cost'
import { counted } from '@/lib/format/counted'
import { formatPrices } from '@/lib/format/prices'

export type PicturedRoom = { room: PricedRoom; picture: PictureData }

type PanelRoomsProps = {
  rooms: readonly PicturedRoom[]
  price: ShopPrice
  powerWatts: number
  tariff: Tariff
}

/** Rooms with their panels, what those cost and what an hour of them costs. Pictures that staff have deleted are left out. */
export function PanelRoomsSection({ rooms, price, powerWatts, tariff }: PanelRoomsProps) {
  if (rooms.length === 0) return null
  const { pencePerKwh } = tariff.electricity
  const hourOf = (panels: number) =>
    `${Math.round(hourlyCostPence({ powerWatts: panels * powerWatts, pencePerKwh }))}p an hour at full power`
  return (
    <Section
      name="What a room takes"
      context="Delivered, inc. VAT"
      band="plaster"
      wide={
        <>
          <ul className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-2">
            {rooms.map(({ room: { name, panelsAt }, picture }, index) => (
              <li key={name} className={index === 0 ? 'md:col-span-2' : undefined}>
                <Picture
                  picture={picture}
                  sizes={index === 0 ? '91vw' : '(min-width: 56.3125rem) 46vw, 100vw'}
                  className={cx(
                    'aspect-3/2 h-auto w-full rounded-panel object-cover',
                    index === 0 && 'md:aspect-video',
                  )}
                />
                <h3 className="pt-3.5 text-h4 font-semibold">{name}</h3>
                <p className="text-sm">
                  {[
                    counted(panelsAt.length, 'panel'),
                    ...priceOf(price, panelsAt.length),
                    hourOf(panelsAt.length),
                  ].join(', ')}
                </p>
              </li>
            ))}
          </ul>
          <p className="max-w-[46em] pt-7 text-sm text-ink-2">
            Fitting, wiring and thermostats are extra, priced after a survey. How many panels a room needs depends on
            what it loses on a cold day. An hour costs the same as with any electric heater of the same power, at{' '}
            {`${pencePerKwh}p a unit (${formatPrices(tariff)}).`}
          </p>
        </>
      }
    >
      <h2 className="text-h2">Four for the sofa. Two for the bath.</h2>
    </Section>
  )
}

/** '£1,884 delivered'; nothing where wording replaces the price. */
function priceOf(price: ShopPrice, quantity: number): string[] {
  if (price.kind === 'quoted') return []
  const { eachPence, delivered } = price
  const { totalPence } = deliveredPrice({ eachPence, quantity, deliveryPence: delivered.deliveryPence })
  return [`${priceText(totalPence)} delivered`]
}
