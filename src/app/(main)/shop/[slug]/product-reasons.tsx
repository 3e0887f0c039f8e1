import { ReviewsSection } from '@/components/sections/reviews/reviews-section'
import { PanelFitSection } from '@/components/sections/shop/panel-fit-section'
import { PanelQuestionsSection } from '@/components/sections/shop/panel-questions-section'
import { PanelRoomsSection, type PicturedRoom } from '@/components/sections/shop/panel-rooms-section'
import { ReasonsSection } from '@/components/sections/shop/reasons-section'
import { Part } from '@/components/ui/part'
import { PRICED_ROOMS, type PricedRoom } from '@/lib/calculators/home/priced-rooms'
import type { ShopPrice, ShopProduct } from '@/lib/content/shop'
import { getHeatingPrices } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/panels'
import { getPicture } from '@/lib/data/pictures'
import { getReviews } from '@/lib/data/reviews'
import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'

/** The rooms of the panel’s page, the largest picture first. */
const ROOMS = [PRICED_ROOMS.living, PRICED_ROOMS.bathroom, PRICED_ROOMS.georgian]

/** Why people choose a product; of the panel also rooms with their price, where it fits, reviews and questions. */
export function ProductReasons({ product, price }: { product: ShopProduct; price: ShopPrice }) {
  return (
    <>
      <Part>
        <ReasonsSection features={product.features} picture={product.pictures[1]} />
      </Part>
      {product.slug === POWERBOARD_SLUG && <PanelParts price={price} />}
    </>
  )
}

async function PanelParts({ price }: { price: ShopPrice }) {
  const [{ tariff }, { powerWatts }, reviews, ...rooms] = await Promise.all([
    getHeatingPrices(),
    getPowerboard(),
    getReviews(),
    ...ROOMS.map(pictured),
  ])
  return (
    <>
      <Part>
        <PanelRoomsSection rooms={rooms.flat()} price={price} powerWatts={powerWatts} tariff={tariff} />
      </Part>
      <Part>
        <PanelFitSection />
      </Part>
      <Part>
        <ReviewsSection reviews={reviews} />
      </Part>
      <Part>
        <PanelQuestionsSection />
      </Part>
    </>
  )
}

/** Without its picture, which staff may have deleted, a room says nothing. */
async function pictured(room: PricedRoom): Promise<PicturedRoom[]> {
  const picture = await getPicture(room.picture).catch(() => null)
  return picture ? [{ room, picture }] : []
}
