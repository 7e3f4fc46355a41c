import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { palette } from './src/ui/palette';

type Shades = Readonly<Record<string, readonly [day: string, night: string]>>;

const nameOf = (colour: string, shade: string) =>
  shade === 'DEFAULT' ? `--${colour}` : `--${colour}-${shade}`;

const colours = Object.fromEntries(
  Object.entries(palette).map(([colour, shades]) => [
    colour,
    Object.fromEntries(
      Object.keys(shades).map((shade) => [shade, `var(${nameOf(colour, shade)})`]),
    ),
  ]),
);

/** `color-scheme` decides which of the two counts: the device's, or the one that was chosen. */
const variables = Object.fromEntries(
  Object.entries<Shades>(palette).flatMap(([colour, shades]) =>
    Object.entries(shades).map(([shade, [day, night]]) => [
      nameOf(colour, shade),
      `light-dark(${day}, ${night})`,
    ]),
  ),
);

export default {
  theme: {
    screens: { xs: '18rem', sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' },
    colors: { transparent: 'transparent', current: 'currentColor', ...colours },
    fontFamily: {
      sans: [
        '"Source Sans 3"',
        '"Like Arial"',
        '"Like Roboto"',
        '"Like DejaVu Sans"',
        'sans-serif',
      ],
    },
    fontSize: {
      xs: ['0.9375rem', '1.25rem'],
      sm: ['1rem', '1.375rem'],
      base: ['1.0625rem', '1.5rem'],
      lg: ['1.1875rem', '1.625rem'],
      xl: ['1.4375rem', '1.25'],
      '2xl': ['1.875rem', '1.2'],
      '3xl': ['2.25rem', '1.2'],
    },
    borderRadius: { none: '0', control: '0.5rem', panel: '0.875rem', full: '9999px' },
    boxShadow: {
      none: 'none',
      panel: '0 1px 2px rgb(18 35 43 / 0.05), 0 4px 16px rgb(18 35 43 / 0.05)',
      raised: '0 2px 4px rgb(18 35 43 / 0.08), 0 10px 28px rgb(18 35 43 / 0.12)',
    },
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      late: { from: { opacity: '0' } },
      sweep: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } },
    },
    animation: {
      spin: 'spin 0.9s linear infinite',
      late: 'late 0.15s 0.3s both',
      sweep: 'sweep 1.4s ease-in-out infinite',
    },
    extend: {
      maxWidth: { page: '80rem', wide: '130rem', reading: '40rem', form: '27rem' },
      minHeight: { control: '3rem' },
    },
  },
  plugins: [
    plugin(({ addBase, addVariant }) => {
      addBase({ ':root': variables });
      // A phone with its keyboard open, a page at 400%: nothing may take a part of the height for itself.
      addVariant('low', '@media (height < 34rem)');
    }),
  ],
} satisfies Config;
