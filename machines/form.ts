/** How the making of a form ends: it was handed over, or there is none. */
export type FormAnswer = { readonly type: 'form.made' } | { readonly type: 'form.failed' };
