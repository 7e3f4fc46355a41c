/** The result of making a PDF: it was handed over, or it could not be made. */
export type PdfAnswer = { readonly type: 'pdf.made' } | { readonly type: 'pdf.failed' };
