/** Every colour: of the day, and of the night. The paper of a PDF is that of the day. */
export const palette = {
  surface: { DEFAULT: ['#ffffff', '#16232a'] },
  canvas: { DEFAULT: ['#f4f7f7', '#0d161b'] },
  ink: { DEFAULT: ['#12232b', '#e6eef0'], soft: ['#4a5b64', '#a9b8be'] },
  line: { DEFAULT: ['#d8e0e2', '#2c3d45'], strong: ['#72838b', '#7f929a'] },
  accent: {
    DEFAULT: ['#0b5d63', '#67c3c6'],
    deep: ['#07444a', '#8fd6d8'],
    soft: ['#e6f1f1', '#12363b'],
    line: ['#a9cdcf', '#2b6469'],
  },
  onaccent: { DEFAULT: ['#ffffff', '#04282b'] },
  /** A large ground in the brand's colour, which must not glare at night. */
  brand: { DEFAULT: ['#0b5d63', '#0c4449'] },
  onbrand: { DEFAULT: ['#ffffff', '#ffffff'], soft: ['#cfe5e6', '#cfe5e6'] },
  danger: {
    DEFAULT: ['#a61b1b', '#f2948c'],
    deep: ['#821313', '#f7b3ad'],
    soft: ['#fdf0ef', '#3a1c1c'],
    line: ['#eab8b4', '#7d3a36'],
  },
  warning: {
    DEFAULT: ['#7a4a00', '#f0c063'],
    soft: ['#fff6e3', '#33280f'],
    line: ['#ecd29a', '#6b5420'],
  },
  success: {
    DEFAULT: ['#17603a', '#7fd0a0'],
    soft: ['#ecf6f0', '#14301f'],
    line: ['#aed6bf', '#2f6a47'],
  },
  veil: { DEFAULT: ['#12232b8c', '#000000a6'], solid: ['#788287', '#05080a'] },
} as const;
