/** How the making of a PDF ends: it was handed over, or there is none. */
export type PdfAnswer = { readonly type: 'pdf.made' } | { readonly type: 'pdf.failed' };
