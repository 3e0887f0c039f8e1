import type { GlobalConfig } from 'payload'
import { text } from 'payload/shared'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, anyone, editors, staff } from '@/lib/cms/access/rules'
import {
  checkAccountNumber,
  checkEmail,
  checkHttps,
  checkOrigin,
  checkPhone,
  checkSortCode,
} from '@/lib/cms/fields/text-checks'
import { required, whenGiven } from '@/lib/cms/fields/validators'
import { previewedSettings } from '@/lib/cms/published-global'
import { DEFAULT_CONTACT, DEFAULT_SOCIAL_LINKS, NO_COMPANY_NUMBER } from '@/lib/content/default-contact'
import { isSamplePercent, SAMPLE_PERCENT } from '@/lib/domain/page-speed/sample'

import { reportBankAccount } from './report-bank-account'
import { showReviewsField, storeOpenFields, storeTermsFields } from './store-fields'

const { versions, readVersions, admin } = previewedSettings('site-settings')

/** Company details and contact information used throughout the site. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Company and contact',
  access: { read: anyone, update: editors, readVersions },
  versions,
  hooks: { beforeChange: [reportBankAccount] },
  admin: {
    ...admin,
    group: 'Website',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'Name, address, phone and email, as used throughout the website and in emails.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'legalName',
          type: 'text',
          required: true,
          maxLength: 200,
          defaultValue: () => DEFAULT_CONTACT.legalName,
          admin: { description: 'As registered at Companies House.' },
        },
        {
          name: 'registeredNumber',
          type: 'text',
          maxLength: 20,
          defaultValue: () => NO_COMPANY_NUMBER,
          admin: {
            description:
              'The company number, which the law requires on the website. 00000000 is not shown: it means not entered yet.',
          },
        },
      ],
    },
    {
      name: 'vatNumber',
      type: 'text',
      label: 'VAT number',
      maxLength: 20,
      admin: { description: 'Shown in the footer once it is entered.' },
    },
    {
      name: 'address',
      type: 'group',
      label: 'Head office',
      fields: [
        { name: 'street', type: 'text', required: true, maxLength: 200, defaultValue: () => DEFAULT_CONTACT.street },
        {
          type: 'row',
          fields: [
            { name: 'town', type: 'text', required: true, maxLength: 100, defaultValue: () => DEFAULT_CONTACT.town },
            {
              name: 'county',
              type: 'text',
              required: true,
              maxLength: 100,
              defaultValue: () => DEFAULT_CONTACT.county,
            },
            {
              name: 'postcode',
              type: 'text',
              required: true,
              maxLength: 10,
              defaultValue: () => DEFAULT_CONTACT.postcode,
            },
          ],
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'phone',
          type: 'text',
          label: 'Main phone number',
          required: true,
          maxLength: 30,
          defaultValue: () => DEFAULT_CONTACT.phone,
          validate: required('Please enter a valid phone number', whenGiven(checkPhone, text)),
        },
        {
          name: 'sparkyPhone',
          type: 'text',
          label: 'Sparky’s phone number',
          required: true,
          maxLength: 30,
          defaultValue: () => DEFAULT_CONTACT.sparkyPhone,
          validate: required('Please enter a valid phone number', whenGiven(checkPhone, text)),
          admin: { description: 'Answered day and night by the assistant.' },
        },
        {
          name: 'email',
          type: 'text',
          label: 'Email',
          required: true,
          maxLength: 254,
          defaultValue: () => DEFAULT_CONTACT.email,
          validate: required(
            'Please enter a valid email address',
            whenGiven(checkEmail('Please enter a valid email address'), text),
          ),
        },
      ],
    },
    {
      name: 'bank',
      type: 'group',
      label: 'Bank account for orders',
      access: { read: staff, update: admins }, // all payments go there; lib/schedule/alerts reports a change
      admin: {
        description: 'Printed on the store’s invoices. If empty, customers are told that the details will follow.',
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'accountName', type: 'text', maxLength: 100 },
            { name: 'sortCode', type: 'text', maxLength: 8, validate: whenGiven(checkSortCode, text) },
            { name: 'accountNumber', type: 'text', maxLength: 8, validate: whenGiven(checkAccountNumber, text) },
          ],
        },
      ],
    },
    ...storeTermsFields,
    {
      name: 'socialLinks',
      type: 'array',
      label: 'Social media',
      defaultValue: DEFAULT_SOCIAL_LINKS,
      labels: { singular: 'Link', plural: 'Links' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'platform',
              type: 'select',
              required: true,
              options: [
                { value: 'facebook', label: 'Facebook' },
                { value: 'instagram', label: 'Instagram' },
                { value: 'linkedin', label: 'LinkedIn' },
                { value: 'x', label: 'X' },
                { value: 'youtube', label: 'YouTube' },
              ],
            },
            {
              name: 'url',
              type: 'text',
              label: 'Address',
              required: true,
              maxLength: 300,
              validate: whenGiven(checkHttps, text),
            },
          ],
        },
      ],
    },
    {
      name: 'calculatorFrames',
      type: 'array',
      label: 'Websites that may show the quick calculator',
      labels: { singular: 'Website', plural: 'Websites' },
      maxRows: 50,
      admin: {
        description:
          'Only these websites can show the calculator on their own pages. The instructions for them are in docs/how-to/embed-the-calculator.md.',
      },
      fields: [
        {
          name: 'origin',
          type: 'text',
          label: 'Address',
          required: true,
          maxLength: 200,
          validate: whenGiven(checkOrigin, text),
          admin: { description: 'https and the name of the website, without a path: https://www.example.com' },
        },
      ],
    },
    {
      name: 'speedSamplePercent',
      type: 'number',
      label: 'Page views whose speed is measured, in percent',
      required: true,
      defaultValue: SAMPLE_PERCENT.usual,
      validate: (value: unknown) => isSamplePercent(value) || 'Please enter a whole number from 0 to 100.',
      admin: {
        description:
          'Of visitors who accept all cookies. Keep 100 unless the site has more than about 1,000 of their page views a day; see docs/how-to/measure-the-site.md. 0 stops the measurements.',
      },
    },
    ...storeOpenFields,
    showReviewsField,
  ],
}
