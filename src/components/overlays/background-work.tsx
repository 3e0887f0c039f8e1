'use client'

import { LazySections } from '@/components/ui/lazy-sections'

import { GlobalErrorListener } from './global-error-listener'
import { Measurements } from './measurements'
import { WarmUp } from './warm-up'

/** What every page does unseen. One component, because the document of each page names every one it uses. */
export function BackgroundWork({ speedPercent }: { speedPercent: number }) {
  return (
    <>
      <LazySections />
      <GlobalErrorListener />
      <WarmUp />
      <Measurements speedPercent={speedPercent} />
    </>
  )
}
