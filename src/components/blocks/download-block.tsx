import { TextBlock } from '@/components/sections/page/text-block'
import { ButtonLink } from '@/components/ui/button'
import type { DownloadName } from '@/lib/content/block-options'
import type { BlockOf } from '@/lib/content/page'
import { caseStudyDownload, routes } from '@/lib/routing/routes'

const DOWNLOADS: Record<DownloadName, { href: string; label: string }> = {
  datasheet: { href: routes.datasheet, label: 'Download the datasheet (PDF)' },
  'case-study': { href: caseStudyDownload('stone-barn-conversion'), label: 'Download the case study' },
}

export function DownloadBlock({ block: { id, download, heading, text } }: { block: BlockOf<'download'> }) {
  const { href, label } = DOWNLOADS[download]
  return (
    <TextBlock id={id} heading={heading} text={text}>
      <ButtonLink href={href} look="secondary" icon="download">
        {label}
      </ButtonLink>
    </TextBlock>
  )
}
