import { writtenMoment } from '../moment'

/** That a person wants no offers, whichever of their enquiries they said so with. */
export const StoppedOffers = ({ at }: { at: string | null }) =>
  at && (
    <p>{`Offers and news stopped on ${writtenMoment(at)}. This counts for everything that they had agreed to before.`}</p>
  )
