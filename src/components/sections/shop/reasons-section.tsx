import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { Picture as PictureData } from '@/lib/content/picture'
import { capitalised } from '@/lib/domain/text/capitalised'

/** Why people choose a product, from the features of its record: 'Reason: what it means' or a single phrase. */
export function ReasonsSection({
  features,
  picture,
}: {
  features: readonly string[]
  picture: PictureData | undefined
}) {
  if (features.length === 0) return null
  return (
    <Section name="Reasons">
      <div className="grid gap-x-(--gutter) gap-y-8 md:grid-cols-9">
        <div className="md:col-span-5">
          <h2 className="pb-5 text-h2">Why people choose it.</h2>
          <ul className="border-t border-line">
            {features.map((feature) => (
              <Reason key={feature} feature={feature} />
            ))}
          </ul>
        </div>
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 56.3125rem) 33vw, 100vw"
            className="h-full w-full rounded-panel object-cover max-md:aspect-3/2 max-md:h-auto md:col-span-4"
          />
        )}
      </div>
    </Section>
  )
}

function Reason({ feature }: { feature: string }) {
  const [reason = '', meaning] = feature.trim().split(/: (.*)/s)
  return (
    <li className="border-b border-line py-3.5">
      <p className="font-semibold">{reason}</p>
      {meaning && <p className="text-sm text-ink-2">{sentence(meaning)}</p>}
    </li>
  )
}

/** 'no radiator to furnish around' as a sentence. */
const sentence = (text: string) => `${capitalised(text.replace(/\.$/, ''))}.`
