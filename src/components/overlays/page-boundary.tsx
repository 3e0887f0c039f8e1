'use client'

import { unstable_rethrow } from 'next/navigation'
import { Component, type ErrorInfo, type ReactNode } from 'react'

import { reportLater } from './report-later'

type PageBoundaryProps = { panel: ReactNode; children: ReactNode }

/**
 * Replaces a page that fails to render with the error panel, and reports why. An `error.tsx` would not receive the
 * component stack.
 */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    unstable_rethrow(error) // a redirect is not an error
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    reportLater(error, componentStack)
  }

  override render() {
    return this.state.hasFailed ? this.props.panel : this.props.children
  }
}
