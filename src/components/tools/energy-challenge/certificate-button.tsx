import { Button } from '@/components/ui/button'
import { saveFile } from '@/lib/browser/save-file'
import type { Achievement } from '@/lib/domain/challenge/achievements'
import type { Progress } from '@/lib/domain/challenge/progress'

import type { LiveSeason } from './use-season'

type CertificateButtonProps = {
  live: LiveSeason
  progress: Progress
  achievements: readonly Achievement[]
  /** Thickness of a panel. */
  panelMm: number
}

/** Saves the winter as a certificate, once anything has been done. */
export function CertificateButton({ live, progress, achievements, panelMm }: CertificateButtonProps) {
  if (progress.completions.length === 0) return null
  const save = () => {
    const { tools, season, now } = live
    const sheet = tools.certificateSvg({ season, progress, achievements, panelMm, on: now })
    saveFile({ name: 'winter-certificate.svg', content: new Blob([sheet], { type: 'image/svg+xml' }) })
  }
  return (
    <p className="no-print mt-6">
      <Button size="sm" look="secondary" icon="download" onClick={save}>
        Save the certificate (SVG, A5)
      </Button>
    </p>
  )
}
