/** The widths at which drafts can be previewed beside their form. */
export const PREVIEW_SCREENS = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]
