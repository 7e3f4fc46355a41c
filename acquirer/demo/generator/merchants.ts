import { chain, placeIn, type SeedMerchant, shop } from './merchant';
import { cities } from './places';

const [milano, roma, torino, bologna, firenze, napoli] = cities;

const sapori: SeedMerchant = {
  code: '1000000001',
  vatNumber: '02845170121',
  name: 'Sapori d’Italia S.p.A.',
  place: placeIn('1000000001', milano),
  banks: ['03069', '02008'],
  movements: 60_000,
  shops: chain({
    firstNumber: 101,
    firstCode: 2_000_000_101,
    size: 24,
    firstCity: 0,
    formats: [
      { sign: 'BOTTEGA SAPORI', trade: 'grocery' },
      { sign: 'FORNO SAPORI', trade: 'bakery' },
      { sign: 'CAFFÈ SAPORI', trade: 'cafe' },
      { sign: 'TRATTORIA SAPORI', trade: 'restaurant' },
      { sign: 'GASTRONOMIA SAPORI', trade: 'grocery' },
    ],
  }),
};

const alberghi: SeedMerchant = {
  code: '1000000002',
  vatNumber: '04176209387',
  name: 'Alberghi del Sole S.r.l.',
  place: placeIn('1000000002', roma),
  banks: ['05034'],
  movements: 3_500,
  shops: chain({
    firstNumber: 201,
    firstCode: 2_000_000_201,
    size: 6,
    firstCity: 9,
    formats: [
      { sign: 'ALBERGO DEL SOLE', trade: 'hotel' },
      { sign: 'RISTORANTE DEL SOLE', trade: 'restaurant' },
    ],
  }),
};

const calzature: SeedMerchant = {
  code: '1000000003',
  vatNumber: '01593820275',
  name: 'Calzature Ferri S.n.c.',
  place: placeIn('1000000003', bologna),
  banks: ['05387'],
  movements: 4_000,
  shops: [
    shop(301, '2000000301', 'CALZATURE FERRI CENTRO', 'shoes', bologna),
    shop(302, '2000000302', 'CALZATURE FERRI FIERA', 'shoes', bologna),
    shop(303, '2000000303', 'FERRI OUTLET', 'clothing', bologna),
  ],
};

const farmacie: SeedMerchant = {
  code: '1000000004',
  vatNumber: '03619450236',
  name: 'Farmacie Bellini S.a.s.',
  place: placeIn('1000000004', torino),
  banks: ['03069'],
  movements: 2_000,
  shops: [
    shop(401, '2000000401', 'FARMACIA BELLINI', 'pharmacy', torino),
    shop(402, '2000000402', 'FARMACIA DEL CORSO', 'pharmacy', torino),
  ],
};

const ristorazione: SeedMerchant = {
  code: '1000000005',
  vatNumber: '02761800404',
  name: 'Ristorazione Lagorio S.r.l.',
  place: placeIn('1000000005', firenze),
  banks: ['01030'],
  movements: 2_000,
  shops: [
    shop(501, '2000000501', 'OSTERIA LAGORIO', 'restaurant', firenze),
    shop(502, '2000000502', 'BAR LAGORIO', 'cafe', firenze),
  ],
};

const libreria: SeedMerchant = {
  code: '1000000006',
  vatNumber: '01983470301',
  name: 'Libreria Manin S.r.l.',
  place: placeIn('1000000006', cities[9]),
  banks: ['02008'],
  movements: 1_200,
  shops: [shop(601, '2000000601', 'LIBRERIA MANIN', 'books', cities[9])],
};

const abbigliamento: SeedMerchant = {
  code: '1000000007',
  vatNumber: '03325090177',
  name: 'Abbigliamento Vitali S.r.l.',
  place: placeIn('1000000007', cities[15]),
  banks: ['05034'],
  movements: 1_200,
  shops: [
    shop(701, '2000000701', 'VITALI UOMO', 'clothing', cities[15]),
    shop(702, '2000000702', 'VITALI DONNA', 'clothing', cities[15]),
  ],
};

const panificio: SeedMerchant = {
  code: '1000000008',
  vatNumber: '02471180352',
  name: 'Panificio Corsini S.n.c.',
  place: placeIn('1000000008', napoli),
  banks: ['03069'],
  movements: 2_500,
  shops: [
    shop(801, '2000000801', 'PANIFICIO CORSINI', 'bakery', napoli),
    shop(802, '2000000802', 'CORSINI CAFFÈ', 'cafe', napoli),
    shop(803, '2000000803', 'ANTICO FORNO CORSINI', 'bakery', napoli),
  ],
};

const alimentari: SeedMerchant = {
  code: '1000000009',
  vatNumber: '01872630080',
  name: 'Alimentari Zanetti S.a.s.',
  place: placeIn('1000000009', cities[7]),
  banks: ['05387'],
  movements: 600,
  shops: [shop(901, '2000000901', 'ALIMENTARI ZANETTI', 'grocery', cities[7])],
};

const carburanti: SeedMerchant = {
  code: '1000000010',
  vatNumber: '04199020258',
  name: 'Carburanti Orsini S.r.l.',
  place: placeIn('1000000010', cities[12]),
  banks: ['02008'],
  movements: 1_200,
  shops: [
    shop(1001, '2000001001', 'STAZIONE ORSINI NORD', 'fuel', cities[12]),
    shop(1002, '2000001002', 'STAZIONE ORSINI SUD', 'fuel', cities[12]),
  ],
};

/** The company that registration accepts, with its points of sale, all under one zip code. */
const pasticcerie: SeedMerchant = {
  code: '0123456789',
  vatNumber: '01234567890',
  name: 'Pasticcerie Aurora S.r.l.',
  place: placeIn('0123456789', milano),
  banks: ['03069'],
  movements: 2_500,
  shops: [
    shop(1101, '5000000001', 'PASTICCERIA AURORA', 'bakery', milano),
    shop(1102, '5000000002', 'AURORA CAFFÈ', 'cafe', milano),
    shop(1103, '5000000003', 'AURORA CIOCCOLATO', 'bakery', milano),
    shop(1104, '5000000004', 'GELATERIA AURORA', 'cafe', milano),
  ],
};

/** The merchants every demo has. */
export const smallMerchants: readonly SeedMerchant[] = [
  sapori,
  alberghi,
  calzature,
  farmacie,
  ristorazione,
  libreria,
  abbigliamento,
  panificio,
  alimentari,
  carburanti,
  pasticcerie,
];

/** The large company, whose movements are seeded while the acquirer already answers. */
export const largeMerchant: SeedMerchant = {
  code: '1000000099',
  vatNumber: '05203610158',
  name: 'Mercati Riuniti S.p.A.',
  place: placeIn('1000000099', milano),
  banks: ['03069', '05034'],
  movements: 310_000,
  shops: chain({
    firstNumber: 2001,
    firstCode: 3_000_000_001,
    size: 200,
    firstCity: 0,
    formats: [
      { sign: 'PRIMO MERCATO', trade: 'grocery' },
      { sign: 'STAZIONE PRIMA', trade: 'fuel' },
      { sign: 'FARMAMERCATO', trade: 'pharmacy' },
      { sign: 'CAFFÈ DEL MERCATO', trade: 'cafe' },
      { sign: 'MODA MERCATO', trade: 'clothing' },
      { sign: 'LIBRI E MERCATO', trade: 'books' },
    ],
  }),
};

/** The same merchant, busier or quieter. */
export const scaled = (merchant: SeedMerchant, scale: number): SeedMerchant => ({
  ...merchant,
  movements: merchant.movements * scale,
});
