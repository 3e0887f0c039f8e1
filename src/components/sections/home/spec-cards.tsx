import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'
import type { Powerboard } from '@/lib/content/product'
import { routes } from '@/lib/routing/routes'

import { CircuitDrawing, JoistDrawing, SurfaceDrawing, ThicknessDrawing } from './spec-drawings'

type SpecCard = { figure: string; text: string; drawing: ReactNode; span: string }

/** The four most requested figures, each with an illustration; all link to the data sheet. */
export function SpecCards({ panel, heatUp }: { panel: Powerboard; heatUp: string | null }) {
  return (
    <ul className="mt-9 md:mt-10 grid grid-cols-2 gap-4 md:grid-cols-12 md:gap-(--gutter)">
      {cardsOf({ panel, heatUp }).map(({ figure, text, drawing, span }) => (
        <li key={figure} className={cx('min-w-0', span)}>
          <a
            href={routes.technicalSpecs}
            className="relative flex h-full flex-col rounded-panel bg-panel p-4 shadow-cast before:absolute before:inset-x-0 before:top-0 before:h-0 before:rounded-t-panel before:bg-ink before:transition-[height] before:duration-180 before:content-[''] hover:before:h-1.25 lg:p-5.5"
          >
            <span aria-hidden className="mb-auto block">
              {drawing}
            </span>
            <span className="mt-5 block font-display text-quote font-medium whitespace-nowrap lg:text-[2.75rem]">
              {figure}
            </span>
            <span className="mt-1 block text-sm text-ink-2">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function cardsOf({ panel, heatUp }: { panel: Powerboard; heatUp: string | null }): SpecCard[] {
  const { thicknessMm, weightKg, operatingTempC, panelsPer16aMax: panels } = panel
  return [
    {
      figure: `${thicknessMm} mm`,
      text: 'thin, drawn above as thick as it is.',
      drawing: <ThicknessDrawing thicknessMm={thicknessMm} />,
      span: 'md:col-span-4',
    },
    {
      figure: `${panels}`,
      text: 'panels at most on one 16 A circuit.',
      drawing: <CircuitDrawing panels={panels} />,
      span: 'md:col-span-3',
    },
    {
      figure: `${operatingTempC} °C`,
      text: heatUp ? `at the surface. ${heatUp}.` : 'at the surface.',
      drawing: <SurfaceDrawing surfaceC={operatingTempC} />,
      span: 'md:col-span-3',
    },
    {
      figure: `${weightKg} kg`,
      text: 'screwed to joists.',
      drawing: <JoistDrawing />,
      span: 'md:col-span-2',
    },
  ]
}
