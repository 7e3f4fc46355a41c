export interface FormField {
  /** Its name in the PDF, for whoever reads the filled form by program. */
  readonly name: string;
  readonly label: string;
  /** Of the 12 columns of the sheet. */
  readonly columns: number;
  readonly value?: string;
  /** One box per character. */
  readonly boxes?: number;
  readonly lines?: 'several';
}

export interface FormSection {
  readonly title: string;
  readonly text?: string;
  /** Of its boxes, in points. */
  readonly boxHeight: number;
  readonly rows: readonly (readonly FormField[])[];
}

/** Heights of boxes, in points. */
export const usual = 21;
export const forSigning = 36;
