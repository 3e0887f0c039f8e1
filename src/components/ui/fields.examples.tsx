import { Checkbox } from './checkbox'
import { CheckboxGroup } from './checkbox-group'
import { ErrorSummary } from './error-summary'
import type { Example } from './example'
import { bindFields } from './field-props'
import { OptionTiles } from './option-tiles'
import { Select } from './select'
import { TextArea } from './text-area'
import { TextInput } from './text-input'

const errors = {
  postcode: 'Please enter a valid postcode',
  heating: 'Please select current heating system',
  type: 'Please select a property type',
  terms: 'You must accept the terms and conditions',
}
const field = bindFields({ formId: 'example', values: { name: 'Priya', type: 'flat', terms: 'on' }, errors: {} })
const faulty = bindFields({ formId: 'faulty', values: { postcode: 'BA' }, errors })
const options = [
  { value: 'house', label: 'House' },
  { value: 'flat', label: 'Flat' },
  { value: 'bungalow', label: 'Bungalow' },
]

export const examples: Example[] = [
  { name: 'text', node: <TextInput {...field('name')} label="First name" hint="As on your bill" required /> },
  { name: 'text with an error', node: <TextInput {...faulty('postcode')} label="Postcode" required /> },
  { name: 'long text', node: <TextArea {...field('details')} label="Anything else?" /> },
  { name: 'select', node: <Select {...field('heating')} label="Current heating" options={options} /> },
  {
    name: 'select with an error',
    node: <Select {...faulty('heating')} label="Current heating" options={options} required />,
  },
  { name: 'tiles', node: <OptionTiles {...field('type')} label="Property type" options={options} required /> },
  {
    name: 'tiles with an error',
    node: <OptionTiles {...faulty('type')} label="Property type" options={options} required />,
  },
  { name: 'tick box', node: <Checkbox {...field('terms')}>I accept the terms and conditions.</Checkbox> },
  {
    name: 'tick box with an error',
    node: <Checkbox {...faulty('terms')}>I accept the terms and conditions.</Checkbox>,
  },
  {
    name: 'tick boxes',
    node: (
      <CheckboxGroup
        id="example-several"
        name="several"
        values={['flat']}
        label="What do you heat?"
        options={options}
      />
    ),
  },
  { name: 'error summary', node: <ErrorSummary formId="faulty" errors={errors} before="before you send" /> },
]
