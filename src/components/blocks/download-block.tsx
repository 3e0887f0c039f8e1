import { TextPart } from '@/components/sections/page/text-part'
import { ButtonLink } from '@/components/ui/button'
import type { BlockOf } from '@/lib/site/page'
import type { DownloadName } from '@/lib/site/page-parts'
import { caseStudyDownload, routes } from '@/lib/site/routes'

const DOWNLOADS: Record<DownloadName, { href: string; label: string }> = {
  datasheet: { href: routes.datasheet, label: 'Download the datasheet (PDF)' },
  'case-study': { href: caseStudyDownload('stone-barn-conversion'), label: 'Download the case study' },
}

export function DownloadBlock({ block: { id, download, heading, text } }: { block: BlockOf<'download'> }) {
  const { href, label } = DOWNLOADS[download]
  return (
    <TextPart id={id} heading={heading} text={text}>
      <ButtonLink href={href} look="secondary" icon="download">
        {label}
      </ButtonLink>
    </TextPart>
  )
}
