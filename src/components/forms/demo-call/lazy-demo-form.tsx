'use client'

import type { Elements } from '@/components/ui/elements'

import type { FormStart } from '../shared/defined-form'
import { type FormNames, LateForm } from '../shared/late-form'
import type { SlotsOffered } from './demo-fields'

type LazyDemoFormProps = FormNames & { start: FormStart & SlotsOffered; children: Elements }

const load = () => import('./demo-form').then((module) => module.DemoForm)

/** The booking form on its page; in the dialog it is loaded with the dialog. */
export function LazyDemoForm(props: LazyDemoFormProps) {
  return <LateForm {...props} load={load} />
}
