import type { Config } from 'tailwindcss';

export default {
  theme: {
    screens: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      surface: '#ffffff',
      canvas: '#f4f7f7',
      ink: { DEFAULT: '#12232b', soft: '#4a5b64' },
      line: { DEFAULT: '#d8e0e2', strong: '#72838b' },
      accent: { DEFAULT: '#0b5d63', deep: '#07444a', soft: '#e6f1f1', line: '#a9cdcf' },
      onaccent: { DEFAULT: '#ffffff', soft: '#cfe5e6' },
      danger: { DEFAULT: '#a61b1b', deep: '#821313', soft: '#fdf0ef', line: '#eab8b4' },
      warning: { DEFAULT: '#7a4a00', soft: '#fff6e3', line: '#ecd29a' },
      success: { DEFAULT: '#17603a', soft: '#ecf6f0', line: '#aed6bf' },
      veil: { DEFAULT: 'rgb(18 35 43 / 0.55)', solid: '#788287' },
    },
    fontFamily: {
      sans: ['-apple-system', '"Segoe UI"', 'Roboto', '"Helvetica Neue"', 'Arial', 'sans-serif'],
    },
    fontSize: {
      xs: ['0.875rem', '1.25rem'],
      sm: ['0.9375rem', '1.375rem'],
      base: ['1rem', '1.5rem'],
      lg: ['1.125rem', '1.625rem'],
      xl: ['1.375rem', '1.75rem'],
      '2xl': ['1.75rem', '2.125rem'],
      '3xl': ['2.125rem', '2.5rem'],
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
      maxWidth: { page: '80rem', reading: '40rem', form: '27rem' },
      minHeight: { control: '3rem' },
    },
  },
} satisfies Config;
