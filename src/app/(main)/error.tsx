'use client'

import { ErrorPanel } from '@/components/sections/error-panel'

export default function MainError() {
  return <ErrorPanel />
}
